import { ANONYMOUS_ID_COOKIE, CSRF_COOKIE, cookieName, SESSION_ID_COOKIE } from '@zielona-fala/contracts';
import { createSignedIds, SESSION_ID } from '@zielona-fala/service-kit/http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { CsrfOwner } from './tokens.ts';

/** The cookies that the gateway reads and writes. */
export interface CsrfCookies {
  /** Undefined for a browser that has neither a session nor an anonymous id. A session id that we did not sign is none. */
  ownerOf(request: Request): CsrfOwner | undefined;
  tokenOf(request: Request): string | undefined;
  setToken(response: Response, token: string): void;
  setAnonymousId(response: Response, id: string): void;
}

export interface CsrfCookieSettings {
  readonly suffix: string;
  readonly secure: boolean;
  readonly sessionIdSecret: string;
}

export function createCsrfCookies({ suffix, secure, sessionIdSecret }: CsrfCookieSettings): CsrfCookies {
  const sessionIds = createSignedIds(sessionIdSecret, SESSION_ID);
  const sessionName = cookieName(SESSION_ID_COOKIE, suffix);
  const anonymousName = cookieName(ANONYMOUS_ID_COOKIE, suffix);
  const tokenName = cookieName(CSRF_COOKIE, suffix);
  const set = (response: Response, name: string, value: string): void => {
    const cookie = { name, value, path: '/api', httpOnly: true, secure, sameSite: 'lax' } as const;
    response.append('set-cookie', stringifySetCookie(cookie));
  };
  return {
    ownerOf(request) {
      const cookies = cookiesOf(request);
      const session = sessionIds.read(cookies[sessionName] ?? '');
      if (session) return { kind: 'session', id: session };
      const anonymous = cookies[anonymousName];
      return anonymous ? { kind: 'anonymous', id: anonymous } : undefined;
    },
    tokenOf: (request) => cookiesOf(request)[tokenName],
    setToken: (response, token) => set(response, tokenName, token),
    setAnonymousId: (response, id) => set(response, anonymousName, id),
  };
}

function cookiesOf(request: Request): Readonly<Record<string, string | undefined>> {
  return parseCookie(request.headers.cookie ?? '');
}
