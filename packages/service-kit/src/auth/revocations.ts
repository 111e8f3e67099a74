import { hash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { Log } from '../process/log.ts';

/** Longer than any access token lives. */
const KEEP_SECONDS = 65 * 60;
const REMEMBERED = 10_000;

export interface TokenFacts {
  readonly userId: number;
  readonly sessionId: string;
  /** When its session began, in milliseconds since 1970. */
  readonly signedInAt: number;
}

/** Ends every session of an account that began before a moment, except one. */
export interface SessionsEnd {
  readonly at: Date;
  readonly keptId: string | null;
}

/** Whether it ended a session. */
export const hasEnded = (
  { at, keptId }: SessionsEnd,
  { sessionId, signedInAt }: Omit<TokenFacts, 'userId'>,
): boolean => signedInAt <= at.getTime() && sessionId !== keptId;

/** Access tokens revoked before they expire. */
export interface Revocations {
  isRevoked(token: TokenFacts): Promise<boolean>;
  /** Ends the tokens of sessions, of all or none. Rejects while Redis is unavailable. */
  revoke(sessionIds: readonly string[]): Promise<void>;
  /** Ends those of an account's sessions, however many there are. Rejects while Redis is unavailable. */
  revokeAll(userId: number, end: SessionsEnd): Promise<void>;
}

/**
 * Revocations, shared by all services through Redis. While Redis is unavailable, a service uses those it has cached:
 * an outage signs nobody out.
 */
export function createRevocations(redis: Redis, log: Log): Revocations {
  const known = new LRUCache<string, true>({ max: REMEMBERED });
  const knownEnds = new LRUCache<number, SessionsEnd>({ max: REMEMBERED });
  const isEnded = (token: TokenFacts): boolean => {
    const end = knownEnds.get(token.userId);
    return end !== undefined && hasEnded(end, token);
  };
  return {
    async isRevoked(token) {
      const { userId, sessionId } = token;
      if (known.has(sessionId)) return true;
      try {
        const [revoked = null, ended = null] = await redis.mget(keyOf(sessionId), endKeyOf(userId));
        if (ended !== null) knownEnds.set(userId, readEnd(ended));
        if (revoked !== null) known.set(sessionId, true);
        return revoked !== null || (ended !== null && isEnded(token));
      } catch (error) {
        log.warn({ err: error }, 'revocations unavailable; using cached revocations');
        return isEnded(token);
      }
    },
    async revoke(sessionIds) {
      if (sessionIds.length === 0) return;
      const transaction = redis.multi();
      for (const sessionId of sessionIds) transaction.set(keyOf(sessionId), '1', 'EX', KEEP_SECONDS);
      await transaction.exec();
      for (const sessionId of sessionIds) known.set(sessionId, true);
    },
    async revokeAll(userId, end) {
      await redis.set(endKeyOf(userId), writeEnd(end), 'EX', KEEP_SECONDS);
      knownEnds.set(userId, end);
    },
  };
}

const keyOf = (sessionId: string): string => `revoked:session:${sessionId}`;
/** A digest, because the key outlives the account and only events may retain the account id. */
const endKeyOf = (userId: number): string => `revoked:sessions-of:${hash('sha256', String(userId))}`;

const writeEnd = ({ at, keptId }: SessionsEnd): string => `${at.getTime()} ${keptId ?? ''}`;

function readEnd(text: string): SessionsEnd {
  const [at, keptId] = text.split(' ');
  return { at: new Date(Number(at)), keptId: keptId || null };
}
