import type { RequestHandler } from 'express';
import type { AuthenticatedUser, Guards } from '../http/access.ts';
import { conflict, Problem } from '../http/problem.ts';
import { type TokenCheckParts, tokenCheck } from './token-check.ts';

export interface GuardParts extends TokenCheckParts {
  /** Whether the learner's account is active, from the service's own data or from svc-identity. */
  isActive(userId: number): Promise<boolean>;
}

/** Checks of the caller's token with passport-jwt: algorithm, type, key, issuer, audience, time, revocation. */
export function createGuards(parts: GuardParts): Guards {
  const signedIn = tokenCheck(parts, { ignoreExpiration: false });
  return {
    public: [],
    optional: [unlessRefused(signedIn)],
    'once-signed-in': [tokenCheck(parts, { ignoreExpiration: true })],
    'signed-in': [signedIn],
    active: [signedIn, activeCheck(parts)],
  };
}

/** Treats a caller with an invalid token as one without a token. */
function unlessRefused(check: RequestHandler): RequestHandler {
  return (request, response, next) => {
    check(request, response, (error?: unknown) => {
      const isRefused = error instanceof Problem && error.status === 401;
      next(isRefused ? undefined : error);
    });
  };
}

function activeCheck(parts: GuardParts): RequestHandler {
  return async (_request, response, next) => {
    const { userId } = response.locals.user as AuthenticatedUser;
    if (!(await parts.isActive(userId))) throw conflict('account-inactive', 'Activate your account first');
    next();
  };
}
