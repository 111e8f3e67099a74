import { CSRF_HEADER } from '@zielona-fala/contracts';
import { clientNetwork, Problem, placeOf } from '@zielona-fala/service-kit/http';
import type { Log } from '@zielona-fala/service-kit/process';
import type { Request, RequestHandler } from 'express';
import type { CsrfCookies } from './cookies.ts';
import type { CsrfTokens } from './tokens.ts';

const CHANGING_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export interface CsrfCheckParts {
  readonly tokens: CsrfTokens;
  readonly cookies: CsrfCookies;
  readonly log: Log;
  /** Hide the caller's network in the log; svc-identity has the same. */
  readonly secrets: string;
}

/** Calls that change something although they are GETs. */
const CHANGING_GETS = /^\/api\/v1\/(auth\/logout|users\/account\/activate)\/?$/i;
export const isChangingGet = (path: string): boolean => CHANGING_GETS.test(path);

/**
 * Refuses a changing call whose header, cookie and owner do not belong together, and what a page of another site has a
 * browser call, whatever it sends.
 */
export function csrfCheck({ tokens, cookies, log, secrets }: CsrfCheckParts): RequestHandler {
  return (request, _response, next) => {
    if (isForged(request, tokens, cookies)) {
      const place = placeOf(clientNetwork(request.ip), secrets);
      log.info({ security: { event: 'csrf', outcome: 'refused', place } }, 'security event');
      throw new Problem(403, 'csrf', 'The CSRF token is missing or not valid');
    }
    next();
  };
}

function isForged(request: Request, tokens: CsrfTokens, cookies: CsrfCookies): boolean {
  if (CHANGING_METHODS.has(request.method))
    return isFromElsewhere(request) || !isProven(request, tokens, cookies);
  return isChangingGet(request.path) && isFromElsewhere(request);
}

/** As the browser says it; clients that are none say nothing. */
const isFromElsewhere = (request: Request): boolean => request.get('sec-fetch-site') === 'cross-site';

function isProven(request: Request, tokens: CsrfTokens, cookies: CsrfCookies): boolean {
  const owner = cookies.ownerOf(request);
  const header = request.get(CSRF_HEADER);
  const cookie = cookies.tokenOf(request);
  if (owner === undefined || header === undefined || cookie === undefined) return false;
  return tokens.match(owner, header, cookie);
}
