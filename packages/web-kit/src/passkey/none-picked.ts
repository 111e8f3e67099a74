import { WebAuthnError } from '@simplewebauthn/browser';
import { isDeclined } from './index.ts';

/** Whether an error only means that no passkey was chosen or made: the learner did not want to, or the device cannot. */
export const isNonePicked = (error: unknown): boolean => error instanceof WebAuthnError || isDeclined(error);
