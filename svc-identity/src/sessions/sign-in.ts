import type { AccessTokenDto } from '@zielona-fala/contracts';
import type { Request, Response } from 'express';
import { type Account, emailKeyOf } from '../accounts/domain.ts';
import { clientOf } from '../client.ts';
import type { KnownBrowsers } from '../login/known-browsers.ts';
import type { SessionCookies } from './cookies.ts';
import type { Sessions } from './sessions.ts';

/**
 * Signs a browser in to an account whose password was proven, in the place of whoever was signed in there before.
 * @throws Problem 401 when the password has been replaced since
 */
export type SignIn = (account: Account, request: Request, response: Response) => Promise<AccessTokenDto>;

export function createSignIn(parts: {
  sessions: Sessions;
  cookies: SessionCookies;
  knownBrowsers: KnownBrowsers;
}): SignIn {
  const { sessions, cookies, knownBrowsers } = parts;
  return async (account, request, response) => {
    const signedIn = await sessions.open(account, clientOf(request));
    await sessions.endReplaced(cookies.refreshToken(request));
    cookies.set(response, signedIn);
    knownBrowsers.remember(request, response, emailKeyOf(account.email));
    return { accessToken: signedIn.accessToken };
  };
}
