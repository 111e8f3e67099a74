import { ACCESS_TOKEN_HEADER } from '@zielona-fala/contracts';
import type { Request, RequestHandler } from 'express';
import Joi from 'joi';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { unauthorized, unavailable } from '../http/problem.ts';
import { type KeyResolver, KeysUnavailable, providerOf } from './keys.ts';
import type { Revocations } from './revocations.ts';
import { TOKEN_ALGORITHM } from './token-kind.ts';
import { createVerifiedTokens, type VerifiedToken } from './verified-tokens.ts';

export interface TokenCheckParts {
  readonly keys: KeyResolver;
  readonly issuer: string;
  readonly audience: string;
  readonly revocations: Revocations;
}

/** Claims of our access tokens, beside the registered ones that passport-jwt checks. Times are Unix time in seconds. */
interface AccessTokenClaims {
  readonly sub: string;
  readonly sid: string;
  readonly iat: number;
  readonly exp: number;
  /** When the session began; absent from tokens issued before 24 November 2026. */
  readonly auth_time?: number;
}

const CLAIMS = Joi.object<AccessTokenClaims>({
  sub: Joi.string()
    .pattern(/^[1-9]\d{0,15}$/)
    .required(),
  sid: Joi.string().required(),
  iat: Joi.number().integer().required(),
  exp: Joi.number().integer().required(),
  auth_time: Joi.number(),
}).unknown();

/** The access token that a call carries, in either header. */
export const accessTokenOf: (request: Request) => string | null = ExtractJwt.fromExtractors([
  ExtractJwt.fromHeader(ACCESS_TOKEN_HEADER),
  ExtractJwt.fromAuthHeaderAsBearerToken(),
]);

/**
 * Checks the token of a call. Its signature and claims are checked once and then remembered; whether it was revoked
 * is asked each time.
 * @param options.ignoreExpiration accepts an expired token (logout)
 */
export function tokenCheck(parts: TokenCheckParts, options: { ignoreExpiration: boolean }): RequestHandler {
  const authenticator = new passport.Passport();
  const strategy = new Strategy(
    {
      jwtFromRequest: accessTokenOf,
      secretOrKeyProvider: providerOf(parts.keys),
      algorithms: [TOKEN_ALGORITHM],
      issuer: parts.issuer,
      audience: parts.audience,
      ignoreExpiration: options.ignoreExpiration,
    },
    (claims: unknown, done) => {
      const { error } = CLAIMS.validate(claims, { convert: false });
      if (error) {
        done(null, false);
        return;
      }
      const { sub, sid, iat, exp, auth_time: begun = iat } = claims as AccessTokenClaims;
      const verified: VerifiedToken = {
        user: { userId: Number(sub), sessionId: sid },
        signedInAt: Math.round(begun * 1000),
        expiresAt: exp,
      };
      done(null, verified);
    },
  );
  // given a name, passport creates a strategy per request; given an object, concurrent requests would share it
  authenticator.use(strategy);
  const verifiedTokens = createVerifiedTokens();

  const admit = async ({ user, signedInAt }: VerifiedToken): Promise<typeof user> => {
    if (await parts.revocations.isRevoked({ ...user, signedInAt })) throw unauthorized();
    return user;
  };

  return (request, response, next) => {
    const admitted = (verified: VerifiedToken): void => {
      admit(verified).then((user) => {
        response.locals.user = user;
        next();
      }, next);
    };
    const token = accessTokenOf(request);
    const known = token === null ? undefined : verifiedTokens.find(token);
    if (known !== undefined) {
      admitted(known);
      return;
    }
    const settle = (error: unknown, verified: VerifiedToken | false, info: unknown): void => {
      if (info instanceof KeysUnavailable)
        next(unavailable('Access tokens cannot be verified right now', 5, info));
      else if (error) next(error);
      else if (!verified) next(unauthorized());
      else {
        if (token !== null) verifiedTokens.remember(token, verified);
        admitted(verified);
      }
    };
    authenticator.authenticate(strategy.name, { session: false }, settle)(request, response, next);
  };
}
