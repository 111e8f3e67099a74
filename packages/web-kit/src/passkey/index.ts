/** Whether this browser can make passkeys and sign in with them. */
export const arePasskeysSupported = (): boolean => 'PublicKeyCredential' in window;

/** Browsers do not say whether the learner closed the dialog, had no passkey, or was too slow. */
const DECLINED = ['NotAllowedError', 'AbortError'];

/** Whether an error of the browser only means that no passkey was chosen or made. */
export const isDeclined = (error: unknown): boolean =>
  error instanceof Error && DECLINED.includes(error.name);
