import type { Redis } from 'ioredis';
import type { Log } from '../process/log.ts';

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
  /** Ends the tokens of sessions, of all or none. Rejects while Redis is unavailable. */
  revoke(sessionIds: readonly string[]): Promise<void>;
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
        log.warn({ err: error }, 'revocations unavailable; going on with those known');
        return false;
      }
    },
    async revoke(sessionIds) {
      if (sessionIds.length === 0) return;
      const transaction = redis.multi();
      for (const sessionId of sessionIds) transaction.set(keyOf(sessionId), '1', 'EX', KEEP_SECONDS);
      await transaction.exec();
      sessionIds.forEach(remember);
    },
  };
}

const keyOf = (sessionId: string): string => `revoked:session:${sessionId}`;
