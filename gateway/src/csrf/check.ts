import type { IncomingMessage } from 'node:http';
import { CSRF_HEADER } from '@zielona-fala/contracts';
import { activateAccount, logout } from '@zielona-fala/contracts/api';
import { clientNetwork, networkFingerprint, Problem } from '@zielona-fala/service-kit/http';
import type { Log } from '@zielona-fala/service-kit/process';
import type { Call } from '../call.ts';
import { CALLS, formOf } from '../openapi/calls.ts';
import type { CsrfCookies } from './cookies.ts';
import type { CsrfTokens } from './tokens.ts';

const CHANGING_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export interface CsrfCheckParts {
  readonly tokens: CsrfTokens;
  readonly cookies: CsrfCookies;
  readonly log: Log;
  /** Hash the caller's network for the log; the same secrets as in svc-identity. */
  readonly secrets: string;
}

/** GETs that change something and that only own pages make. Those of a sign-in with Google are navigations from elsewhere. */
const SAME_SITE_GETS = [logout, activateAccount].map(formOf);

/** Calls that prove themselves by what their address holds. */
const BY_MAIL_PROGRAMS = CALLS.filter(({ byMailPrograms }) => byMailPrograms).map((call) => ({
  method: call.method.toUpperCase(),
  form: formOf(call),
}));

/** Whether a call needs no CSRF token although it changes something: a mail program, which has no cookies, makes it. */
export const isByMailProgram = (method: string, path: string): boolean =>
  BY_MAIL_PROGRAMS.some((call) => call.method === method && call.form.test(path));

/** Whether a GET is refused to pages of other sites. */
export const isSameSiteGet = (path: string): boolean => SAME_SITE_GETS.some((form) => form.test(path));

/**
 * Rejects state-changing calls whose header, cookie and owner do not match, and any call that a page of another site makes
 * from a browser.
 */
export function csrfCheck({ tokens, cookies, log, secrets }: CsrfCheckParts): (call: Call) => void {
  return (call) => {
    if (isByMailProgram(call.request.method ?? '', call.path)) return;
    if (!isForged(call, tokens, cookies)) return;
    const place = networkFingerprint(clientNetwork(call.address), secrets);
    log.info({ security: { event: 'csrf', outcome: 'refused', place } }, 'security event');
    throw new Problem(403, 'csrf', 'The CSRF token is missing or not valid');
  };
}

function isForged({ request, path }: Call, tokens: CsrfTokens, cookies: CsrfCookies): boolean {
  if (CHANGING_METHODS.has(request.method ?? ''))
    return isFromElsewhere(request) || !isProven(request, tokens, cookies);
  return isSameSiteGet(path) && isFromElsewhere(request);
}

/** From `Sec-Fetch-Site`, which only browsers send. */
const isFromElsewhere = ({ headers }: IncomingMessage): boolean => headers['sec-fetch-site'] === 'cross-site';

function isProven(request: IncomingMessage, tokens: CsrfTokens, cookies: CsrfCookies): boolean {
  const owner = cookies.ownerOf(request);
  const header = request.headers[CSRF_HEADER];
  const cookie = cookies.tokenOf(request);
  if (owner === undefined || typeof header !== 'string' || cookie === undefined) return false;
  return tokens.match(owner, header, cookie);
}
