import { WebAuthnError } from '@simplewebauthn/browser';

/** Browsers do not say whether the learner closed the dialog, had no passkey, or was too slow. */
const DECLINED = ['NotAllowedError', 'AbortError'];

/** Whether an error of the browser says no more than that there is no passkey to go on with. */
export const isDeclined = (error: unknown): boolean =>
  error instanceof WebAuthnError || (error instanceof Error && DECLINED.includes(error.name));
