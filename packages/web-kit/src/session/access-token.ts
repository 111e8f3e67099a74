import { claimsOf } from '@zielona-fala/contracts';

/** The access token. Kept in memory only, never in storage. */
export interface AccessToken {
  readonly value: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** Below this many milliseconds a token is renewed. */
export const RENEW_BELOW_MS = 30 * 60_000;

/** @throws Error when the text is not a JWT with an expiry */
export function readAccessToken(value: string): AccessToken {
  const { exp } = claimsOf(value);
  if (typeof exp !== 'number') throw new Error('the access token has no expiry');
  return { value, expiresAt: exp * 1000 };
}
