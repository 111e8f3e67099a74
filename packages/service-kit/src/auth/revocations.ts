import type { Redis } from 'ioredis';
import type { Log } from '../log.ts';

/** Longer than any access token lives. */
const KEEP_SECONDS = 65 * 60;
const REMEMBERED = 10_000;

export interface TokenFacts {
  readonly userId: number;
  readonly sessionId: string;
  /** Unix time in seconds. */
  readonly issuedAt: number;
}

/** Access tokens that ended before their time. */
export interface Revocations {
  isRevoked(token: TokenFacts): Promise<boolean>;
  /** Ends one session's tokens. Rejects when Redis is away. */
  revokeSession(sessionId: string): Promise<void>;
}

/**
 * Revocations shared by all services through Redis. Without Redis a service goes on with those it knows:
 * nobody is signed out by an outage.
 */
export function createRevocations(redis: Redis, log: Log): Revocations {
  const known = new Set<string>();
  const remember = (sessionId: string): void => {
    if (known.size >= REMEMBERED) known.clear();
    known.add(sessionId);
  };
  return {
    async isRevoked({ sessionId }) {
      if (known.has(sessionId)) return true;
      try {
        const revoked = (await redis.exists(keyOf(sessionId))) === 1;
        if (revoked) remember(sessionId);
        return revoked;
      } catch (error) {
        log.warn({ err: error }, 'revocations cannot be asked; going on with the known ones');
        return false;
      }
    },
    async revokeSession(sessionId) {
      await redis.set(keyOf(sessionId), '1', 'EX', KEEP_SECONDS);
      remember(sessionId);
    },
  };
}

const keyOf = (sessionId: string): string => `revoked:session:${sessionId}`;
