import { createHash } from 'node:crypto';
import type { CallLimit } from '@zielona-fala/contracts/api/declare';
import { Problem } from '@zielona-fala/service-kit/http';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** A limit that calls declare, and what it says to who meets it. */
export interface Limit extends CallLimit {
  readonly name: string;
  /** Says to people what there was too much of. */
  readonly message: string;
}

/** Counts what somebody does against a limit, for all replicas together; while Redis is down each replica for itself. */
export interface Counter {
  /** @throws Problem 429 with `Retry-After` for one time too many */
  take(who: string): Promise<void>;
  /** @returns whether it was one of the allowed times */
  tryTake(who: string): Promise<boolean>;
  /** Whether one time more would be too many. */
  isSpent(who: string): Promise<boolean>;
  /** Takes one time back that turned out not to count. */
  giveBack(who: string): Promise<void>;
  clear(who: string): Promise<void>;
}

/** Makes counters of one service. */
export type CreateCounter = (limit: Limit) => Counter;

/** @param scale multiplies the limits */
export function counters(redis: Redis, scale: number): CreateCounter {
  return ({ name, calls, seconds, message }) => {
    const options = { keyPrefix: `limit:${name}`, points: Math.ceil(calls * scale), duration: seconds };
    const insuranceLimiter = new RateLimiterMemory(options);
    const limiter = new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter });
    return {
      async take(who) {
        try {
          await limiter.consume(keyOf(who));
        } catch (error) {
          throw error instanceof RateLimiterRes ? tooMany(error.msBeforeNext, message) : error;
        }
      },
      async tryTake(who) {
        try {
          await limiter.consume(keyOf(who));
          return true;
        } catch (error) {
          if (error instanceof RateLimiterRes) return false;
          throw error;
        }
      },
      async isSpent(who) {
        const found = await limiter.get(keyOf(who));
        return found !== null && found.remainingPoints <= 0;
      },
      async giveBack(who) {
        await limiter.reward(keyOf(who));
      },
      async clear(who) {
        await limiter.delete(keyOf(who));
      },
    };
  };
}

/** @param waitMs until it is worth trying again */
export function tooMany(waitMs: number, message: string): Problem {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new Problem(429, 'too-many-requests', message, { headers: { 'retry-after': String(seconds) } });
}

/** Redis need not know whom it counts, and its keys are of one length. */
export const keyOf = (who: string): string => createHash('sha256').update(who).digest('base64url');
