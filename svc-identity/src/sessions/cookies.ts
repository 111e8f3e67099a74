import { cookieOf, REFRESH_COOKIE, SESSION_DAYS, SESSION_ID_COOKIE } from '@zielona-fala/contracts';
import { createSignedIds, SESSION_ID, usesSecureCookies } from '@zielona-fala/service-kit/http';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import type { SignedIn } from './sessions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The cookies of a signed-in browser: the refresh token, and the session id that the CSRF token is bound to. */
export interface SessionCookies {
  set(response: Response, signedIn: SignedIn): void;
  clear(response: Response): void;
  refreshToken(request: Request): string | undefined;
}

/** @param config.PUBLIC_URL cookies are `Secure` unless it is plain-http localhost */
export function createSessionCookies(config: {
  PUBLIC_URL: string;
  COOKIE_SUFFIX: string;
  SESSION_ID_SECRET: string;
}): SessionCookies {
  const sessionIds = createSignedIds(config.SESSION_ID_SECRET, SESSION_ID);
  const secure = usesSecureCookies(config.PUBLIC_URL);
  const common: CookieOptions = { httpOnly: true, secure, sameSite: 'lax' };
  const naming = { suffix: config.COOKIE_SUFFIX, secure };
  const refresh = cookieOf(REFRESH_COOKIE, naming);
  const sessionId = cookieOf(SESSION_ID_COOKIE, naming);
  const maxAge = SESSION_DAYS * DAY_MS;
  return {
    set(response, signedIn) {
      response.cookie(refresh.name, signedIn.refreshToken, { ...common, path: refresh.path, maxAge });
      response.cookie(sessionId.name, sessionIds.sign(signedIn.sessionId), {
        ...common,
        path: sessionId.path,
        maxAge,
      });
    },
    clear(response) {
      response.clearCookie(refresh.name, { ...common, path: refresh.path });
      response.clearCookie(sessionId.name, { ...common, path: sessionId.path });
    },
    refreshToken: (request) => parseCookie(request.get('cookie') ?? '')[refresh.name],
  };
}
