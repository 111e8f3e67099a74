import { ACCESS_TOKEN_HEADER } from '@zielona-fala/contracts';
import type { RequestHandler } from 'express';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Access } from '../http/api.ts';
import { conflict, Problem, unauthorized, unavailable } from '../http/problem.ts';
import { type KeyResolver, KeysUnavailable, providerOf } from './keys.ts';
import type { Revocations } from './revocations.ts';
import { TOKEN_ALGORITHM } from './token-kind.ts';

/** Who calls, as the verified token says. */
export interface AuthenticatedUser {
  readonly userId: number;
  readonly sessionId: string;
}

/** Claims of our access tokens, beside the registered ones that passport-jwt checks. */
interface AccessTokenClaims {
  readonly sub: string;
  readonly sid: string;
  /** Unix time in seconds. */
  readonly iat: number;
}

export interface GuardParts {
  readonly keys: KeyResolver;
  readonly issuer: string;
  readonly audience: string;
  readonly revocations: Revocations;
  /** Whether the learner's account is active, as the service knows or asks. */
  isActive(userId: number): Promise<boolean>;
}

/** Request handlers that let through who may call. */
export type Guards = Readonly<Record<Access, readonly RequestHandler[]>>;

/** Checks of the caller's token with passport-jwt: algorithm, type, key, issuer, audience, time, revocation. */
export function createGuards(parts: GuardParts): Guards {
  const signedIn = tokenCheck(parts, { ignoreExpiration: false });
  return {
    public: [],
    optional: [unlessRefused(signedIn)],
    'signed-in': [signedIn],
    active: [signedIn, activeCheck(parts)],
  };
}

/**
 * Checks the token of a call.
 * @param options.ignoreExpiration accepts a token whose time is over (logout)
 */
export function tokenCheck(
  parts: Omit<GuardParts, 'isActive'>,
  options: { ignoreExpiration: boolean },
): RequestHandler {
  const authenticator = new passport.Passport();
  const strategy = new Strategy(
    {
      jwtFromRequest: ExtractJwt.fromExtractors([
        ExtractJwt.fromHeader(ACCESS_TOKEN_HEADER),
        ExtractJwt.fromAuthHeaderAsBearerToken(),
      ]),
      secretOrKeyProvider: providerOf(parts.keys),
      algorithms: [TOKEN_ALGORITHM],
      issuer: parts.issuer,
      audience: parts.audience,
      ignoreExpiration: options.ignoreExpiration,
    },
    (claims: AccessTokenClaims, done) => {
      const user = { userId: Number(claims.sub), sessionId: claims.sid };
      parts.revocations.isRevoked({ ...user, issuedAt: claims.iat }).then(
        (revoked) => done(null, revoked ? false : user),
        (error: unknown) => done(error, false),
      );
    },
  );
  // By name passport makes a strategy for each request; given the object itself, requests at once would share one.
  authenticator.use(strategy);
  return (request, response, next) => {
    const settle = (error: unknown, user: AuthenticatedUser | false, info: unknown): void => {
      if (info instanceof KeysUnavailable) next(unavailable('Tokens cannot be checked right now', 5, info));
      else if (error) next(error);
      else if (!user) next(unauthorized());
      else {
        response.locals.user = user;
        next();
      }
    };
    authenticator.authenticate(strategy.name, { session: false }, settle)(request, response, next);
  };
}

/** Treats a caller whose token is refused like one who has none. */
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
