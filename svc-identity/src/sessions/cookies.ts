import { randomBytes } from 'node:crypto';
import {
  ANONYMOUS_ID_COOKIE,
  cookieOf,
  DAY_MS,
  REFRESH_COOKIE,
  SESSION_DAYS,
  SESSION_ID_COOKIE,
} from '@zielona-fala/contracts';
import { createSignedIds, SESSION_ID, usesSecureCookies } from '@zielona-fala/service-kit/http';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import type { SignedIn } from './sessions.ts';

/**
 * The cookies of a signed-in browser: the refresh token, the session id that the CSRF token is bound to, and the
 * anonymous id that it is bound to without a session. They last and are renewed together, so that a browser never has
 * one without the others; of a session that is over the anonymous id is left, until the browser is closed.
 */
export interface SessionCookies {
  set(request: Request, response: Response, signedIn: SignedIn): void;
  clear(request: Request, response: Response): void;
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
  const anonymous = cookieOf(ANONYMOUS_ID_COOKIE, naming);
  const maxAge = SESSION_DAYS * DAY_MS;
  const read = (request: Request, { name }: typeof refresh): string | undefined =>
    parseCookie(request.get('cookie') ?? '')[name];
  return {
    set(request, response, signedIn) {
      const anonymousId = read(request, anonymous) ?? randomBytes(16).toString('base64url');
      for (const [{ name, path }, value] of [
        [refresh, signedIn.refreshToken],
        [sessionId, sessionIds.sign(signedIn.sessionId)],
        [anonymous, anonymousId],
      ] as const) {
        response.cookie(name, value, { ...common, path, maxAge });
      }
    },
    clear(request, response) {
      for (const { name, path } of [refresh, sessionId]) response.clearCookie(name, { ...common, path });
      const anonymousId = read(request, anonymous);
      if (anonymousId !== undefined) {
        response.cookie(anonymous.name, anonymousId, { ...common, path: anonymous.path });
      }
    },
    refreshToken: (request) => read(request, refresh),
  };
}
