import { randomBytes } from 'node:crypto';
import { getCsrfToken } from '@zielona-fala/contracts/api/gateway/get-csrf-token';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import type { Response } from 'express';
import type { CsrfCookies } from './cookies.ts';
import type { CsrfOwner, CsrfTokens } from './tokens.ts';

/** `GET csrf-token`: the caller's token and its cookie; a new browser also gets an anonymous id. */
export function csrfTokenRoutes(tokens: CsrfTokens, cookies: CsrfCookies): Endpoint[] {
  const newOwner = (response: Response): CsrfOwner => {
    const id = randomBytes(16).toString('base64url');
    cookies.setAnonymousId(response, id);
    return { kind: 'anonymous', id };
  };
  return [
    serve(getCsrfToken, ({ request, response }) => {
      const csrfToken = tokens.of(cookies.ownerOf(request) ?? newOwner(response));
      cookies.setToken(response, csrfToken);
      return { csrfToken };
    }),
  ];
}
