import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AuthenticatedUser } from '../http/access.ts';

const REMEMBERED = 10_000;
/** Equal to the lifetime of cached keys, so that a withdrawn key verifies nothing for longer than that. */
const REMEMBERED_MS = 10 * 60_000;

/** What a verified token says. */
export interface VerifiedToken {
  readonly user: AuthenticatedUser;
  /** When its session began, in milliseconds since 1970. */
  readonly signedInAt: number;
  /** Unix time in seconds. */
  readonly expiresAt: number;
}

/** Tokens whose signature and claims have been verified, so that this is not repeated for each call. */
export interface VerifiedTokens {
  /** Never returns an expired token. */
  find(token: string): VerifiedToken | undefined;
  remember(token: string, verified: VerifiedToken): void;
}

/** Holds hashes, never the tokens themselves. */
export function createVerifiedTokens(): VerifiedTokens {
  const known = new LRUCache<string, VerifiedToken>({ max: REMEMBERED, ttl: REMEMBERED_MS });
  const keyOf = (token: string): string => hash('sha256', token, 'base64');
  const isOver = ({ expiresAt }: VerifiedToken): boolean => expiresAt <= Math.floor(Date.now() / 1000);
  return {
    find(token) {
      const verified = known.get(keyOf(token));
      return verified === undefined || isOver(verified) ? undefined : verified;
    },
    remember(token, verified) {
      if (!isOver(verified)) known.set(keyOf(token), verified);
    },
  };
}
