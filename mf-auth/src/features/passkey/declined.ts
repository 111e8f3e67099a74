import { WebAuthnError } from '@simplewebauthn/browser';

/** Browsers do not say whether the learner closed the dialog, had no passkey, or was too slow. */
const DECLINED = ['NotAllowedError', 'AbortError'];

/** Whether a browser error only means that no passkey was chosen. */
export const isDeclined = (error: unknown): boolean =>
  error instanceof WebAuthnError || (error instanceof Error && DECLINED.includes(error.name));
