import type { AccessTokenDto, SecurityEvent } from '@zielona-fala/contracts';
import type { Request, Response } from 'express';
import { type Account, emailKeyOf } from '../accounts/domain.ts';
import { clientOf } from '../client.ts';
import type { KnownBrowsers } from '../login/known-browsers.ts';
import type { SessionCookies } from './cookies.ts';
import type { Sessions } from './sessions.ts';

/** Whose account it is, and how they showed it. */
export interface Proven {
  readonly account: Account;
  readonly by: Proof;
}

/** Each way to show it, and what the security log calls a sign-in by it. */
const SIGN_IN_EVENTS = { password: 'sign-in', google: 'google-sign-in' } as const satisfies Record<
  string,
  SecurityEvent
>;
export type Proof = keyof typeof SIGN_IN_EVENTS;

/**
 * Begins the session of whoever has proven an account to be theirs, in the place of whoever was signed in to that
 * browser before. Every way in ends here, so that what else a sign-in needs is asked in one place.
 * @throws Problem 401 when the password has been replaced since
 */
export type SignIn = (proven: Proven, request: Request, response: Response) => Promise<AccessTokenDto>;

export function createSignIn(parts: {
  sessions: Sessions;
  cookies: SessionCookies;
  knownBrowsers: KnownBrowsers;
}): SignIn {
  const { sessions, cookies, knownBrowsers } = parts;
  return async ({ account, by }, request, response) => {
    const signedIn = await sessions.open(account, SIGN_IN_EVENTS[by], clientOf(request));
    await sessions.endReplaced(cookies.refreshToken(request));
    cookies.set(response, signedIn);
    knownBrowsers.remember(request, response, emailKeyOf(account.email));
    return { accessToken: signedIn.accessToken };
  };
}
