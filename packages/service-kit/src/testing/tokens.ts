import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { TOKEN_ALGORITHM, TOKEN_TYPE } from '../auth/token-kind.ts';
import { startHttpServer } from '../process/server.ts';

/** Stands in for identity's key set, so that a service's own token check runs in full. */
export interface TestTokens {
  readonly jwksUrl: string;
  readonly issuer: string;
  readonly audience: string;
  /** An access token of the learner, good for an hour unless `claims` say otherwise. */
  issue(userId: number, claims?: Record<string, unknown>, header?: Record<string, string>): Promise<string>;
  stop(): Promise<void>;
}

export async function startTestTokens(): Promise<TestTokens> {
  const { publicKey, privateKey } = await generateKeyPair(TOKEN_ALGORITHM);
  const kid = randomUUID();
  const jwks = JSON.stringify({
    keys: [{ ...(await exportJWK(publicKey)), kid, alg: TOKEN_ALGORITHM, use: 'sig' }],
  });
  const server = await startHttpServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(jwks);
  }, 0);
  const issuer = 'https://portal.test';
  const audience = 'portal';
  return {
    jwksUrl: `http://127.0.0.1:${server.port}/.well-known/jwks.json`,
    issuer,
    audience,
    issue: (userId, claims = {}, header = {}) =>
      new SignJWT({ sid: randomUUID(), ...claims })
        .setProtectedHeader({ alg: TOKEN_ALGORITHM, typ: TOKEN_TYPE, kid, ...header })
        .setIssuedAt(claims.iat as number | undefined)
        .setSubject(String(userId))
        .setIssuer(issuer)
        .setAudience(audience)
        .setExpirationTime((claims.exp as number | undefined) ?? '1h')
        .sign(privateKey),
    stop: () => server.stop(),
  };
}
