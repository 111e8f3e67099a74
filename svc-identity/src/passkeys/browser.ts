import { ANONYMOUS_ID_COOKIE, cookieOf, SESSION_ID_COOKIE } from '@zielona-fala/contracts';
import { usesSecureCookies } from '@zielona-fala/service-kit/http';
import { parseCookie } from 'cookie';
import type { Request } from 'express';

/** What a browser is told apart by before anybody is signed in: a cookie that no script reads; null without one. */
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
