import type { PortalSession } from '@zielona-fala/contracts/portal';

/** What an account asks for besides Google's word. */
export interface Additions {
  readonly password?: string;
  readonly code?: string;
}

/** Ends the sign-in that has come back from Google. */
export const finishGoogleSignIn = (session: PortalSession, additions: Additions): Promise<void> =>
  session.enter('v1/auth/google/finish', additions);
