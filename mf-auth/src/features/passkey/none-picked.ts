import { WebAuthnError } from '@simplewebauthn/browser';
import { isDeclined } from '@zielona-fala/web-kit/passkey';

/** Whether no passkey was chosen, for whatever reason the library knows. */
export const isNonePicked = (error: unknown): boolean => error instanceof WebAuthnError || isDeclined(error);
