import { TOKEN_ALGORITHM, TOKEN_TYPE } from '@zielona-fala/service-kit/auth';
import type { Clock } from '@zielona-fala/service-kit/process';
import { SignJWT } from 'jose';
import type { DeviceSession } from '../sessions/domain.ts';
import { ACCESS_TOKEN_MINUTES } from './domain.ts';
import type { KeyRing } from './key-ring.ts';

/** Signs an access token for a session. */
export type IssueAccessToken = (
  session: Pick<DeviceSession, 'userId' | 'sessionId' | 'createdAt'>,
) => Promise<string>;

export function createAccessTokens(
  ring: KeyRing,
  names: { readonly issuer: string; readonly audience: string },
  clock: Clock,
): IssueAccessToken {
  return async ({ userId, sessionId, createdAt }) => {
    const { kid, privateKey } = await ring.signing();
    const issuedAt = Math.floor(clock.now().getTime() / 1000);
    return new SignJWT({ sid: sessionId, auth_time: createdAt.getTime() / 1000 })
      .setProtectedHeader({ alg: TOKEN_ALGORITHM, typ: TOKEN_TYPE, kid })
      .setIssuer(names.issuer)
      .setAudience(names.audience)
      .setSubject(String(userId))
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + ACCESS_TOKEN_MINUTES * 60)
      .sign(privateKey);
  };
}
