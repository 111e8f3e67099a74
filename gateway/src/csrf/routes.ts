import { randomBytes } from 'node:crypto';
import type { CsrfTokenDto } from '@zielona-fala/contracts';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import type { Response } from 'express';
import Joi from 'joi';
import type { CsrfCookies } from './cookies.ts';
import type { CsrfOwner, CsrfTokens } from './tokens.ts';

const CSRF_TOKEN = Joi.object<CsrfTokenDto, true>({ csrfToken: Joi.string().required() });

/** `GET csrf-token`: the caller's token and its cookie; a new browser also gets an anonymous id. */
export function csrfTokenEndpoint(tokens: CsrfTokens, cookies: CsrfCookies): Endpoint {
  const newOwner = (response: Response): CsrfOwner => {
    const id = randomBytes(16).toString('base64url');
    cookies.setAnonymousId(response, id);
    return { kind: 'anonymous', id };
  };
  return endpoint({
    method: 'get',
    path: '/api/csrf-token',
    summary: 'The token for X-CSRF-Token, and its cookie',
    access: 'public',
    returns: CSRF_TOKEN,
    handle({ request, response }) {
      const csrfToken = tokens.of(cookies.ownerOf(request) ?? newOwner(response));
      cookies.setToken(response, csrfToken);
      return { csrfToken };
    },
  });
}
