import type { IncomingMessage } from 'node:http';
import {
  ANONYMOUS_ID_COOKIE,
  type CookieNaming,
  CSRF_COOKIE,
  cookieOf,
  SESSION_ID_COOKIE,
} from '@zielona-fala/contracts';
import { createSignedIds, SESSION_ID } from '@zielona-fala/service-kit/http';
import { remembered } from '@zielona-fala/service-kit/process';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Response } from 'express';
import type { CsrfOwner } from './tokens.ts';

/** The cookies that the gateway reads and writes. */
export interface CsrfCookies {
  /** Undefined for a browser without a session or an anonymous id. A session id without our signature is ignored. */
  ownerOf(request: IncomingMessage): CsrfOwner | undefined;
  tokenOf(request: IncomingMessage): string | undefined;
  setToken(response: Response, token: string): void;
  setAnonymousId(response: Response, id: string): void;
}

export function createCsrfCookies(naming: CookieNaming, sessionIdSecret: string): CsrfCookies {
  // each call of a session has the same one
  const readSessionId = remembered(createSignedIds(sessionIdSecret, SESSION_ID).read);
  const session = cookieOf(SESSION_ID_COOKIE, naming);
  const anonymous = cookieOf(ANONYMOUS_ID_COOKIE, naming);
  const csrf = cookieOf(CSRF_COOKIE, naming);
  const set = (response: Response, cookie: typeof csrf, value: string): void => {
    const { secure } = naming;
    response.append(
      'set-cookie',
      stringifySetCookie({ ...cookie, value, httpOnly: true, secure, sameSite: 'lax' }),
    );
  };
  return {
    ownerOf(request) {
      const cookies = cookiesOf(request);
      const sessionId = readSessionId(cookies[session.name] ?? '');
      if (sessionId) return { kind: 'session', id: sessionId };
      const anonymousId = cookies[anonymous.name];
      return anonymousId ? { kind: 'anonymous', id: anonymousId } : undefined;
    },
    tokenOf: (request) => cookiesOf(request)[csrf.name],
    setToken: (response, token) => set(response, csrf, token),
    setAnonymousId: (response, id) => set(response, anonymous, id),
  };
}

function cookiesOf(request: IncomingMessage): Readonly<Record<string, string | undefined>> {
  return parseCookie(request.headers.cookie ?? '');
}
