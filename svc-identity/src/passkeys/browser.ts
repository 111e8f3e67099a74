import { ANONYMOUS_ID_COOKIE, cookieOf, SESSION_ID_COOKIE } from '@zielona-fala/contracts';
import { usesSecureCookies } from '@zielona-fala/service-kit/http';
import { parseCookie } from 'cookie';
import type { Request } from 'express';

/** Identifies a browser before sign-in by an HttpOnly cookie; null without one. */
export type BrowserOf = (request: Request) => string | null;

export function createBrowserOf(config: { PUBLIC_URL: string; COOKIE_SUFFIX: string }): BrowserOf {
  const naming = { suffix: config.COOKIE_SUFFIX, secure: usesSecureCookies(config.PUBLIC_URL) };
  const session = cookieOf(SESSION_ID_COOKIE, naming);
  const anonymous = cookieOf(ANONYMOUS_ID_COOKIE, naming);
  return (request) => {
    const cookies = parseCookie(request.get('cookie') ?? '');
    return cookies[session.name] ?? cookies[anonymous.name] ?? null;
  };
}
