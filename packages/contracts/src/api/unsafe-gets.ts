import { activateAccount } from './accounts/activate-account.ts';
import { endGoogleSignIn } from './google/end-google-sign-in.ts';
import { startGoogleSignIn } from './google/start-google-sign-in.ts';
import { logout } from './sessions/logout.ts';

/** The GETs that change something all the same, for processes that do not load every declaration. */
export const UNSAFE_GETS = [activateAccount, endGoogleSignIn, startGoogleSignIn, logout];
