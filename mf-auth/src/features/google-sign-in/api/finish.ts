import { finishGoogleSignIn } from '@zielona-fala/contracts/api/google/finish-google-sign-in';
import { type PortalSession, requestTo } from '@zielona-fala/contracts/portal';

/** What an account asks for besides Google's word. */
export interface Additions {
  readonly password?: string;
  readonly code?: string;
}

/** Ends the sign-in that has come back from Google. */
export function finishSignIn(session: PortalSession, additions: Additions): Promise<void> {
  const { path, body } = requestTo(finishGoogleSignIn, { body: additions });
  return session.enter(path, body);
}
