import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { keyOf, tooMany } from './counter.ts';

/** So many times without a pause, then one after each, twice as long every time. */
export interface PauseRule {
  readonly name: string;
  /** The first time that is followed by a pause, of one second. */
  readonly from: number;
  readonly longestSeconds: number;
  /** After which all counts anew. */
  readonly seconds: number;
  readonly message: string;
}

/** Slows down what somebody does, and never ends it; for all replicas together, or each for itself while Redis is down. */
export interface GrowingPause {
  /** @throws Problem 429 with `Retry-After` during a pause */
  take(who: string): Promise<void>;
  clear(who: string): Promise<void>;
}

/** @returns seconds after so many times */
export function pauseAfter(times: number, { from, longestSeconds }: PauseRule): number {
  return times < from ? 0 : Math.min(longestSeconds, 2 ** (times - from));
}

/** Makes growing pauses of one service. */
export type CreateGrowingPause = (rule: PauseRule) => GrowingPause;

/** @param scale multiplies the times without a pause */
export function growingPauses(redis: Redis, scale: number): CreateGrowingPause {
  return (rule) => createGrowingPause(redis, rule, scale);
}

function createGrowingPause(redis: Redis, rule: PauseRule, scale: number): GrowingPause {
  const limiter = (name: string, duration: number) => {
    const options = { keyPrefix: `limit:${rule.name}:${name}`, points: 1, duration };
    const insuranceLimiter = new RateLimiterMemory(options);
    return new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter });
  };
  const times = limiter('times', rule.seconds);
  const pause = limiter('pause', rule.longestSeconds);
  const from = Math.ceil(rule.from * scale);

  return {
    async take(who) {
      const key = keyOf(who);
      // counted before it is judged: many at once find a number each
      const { consumedPoints } = await times.penalty(key, 1);
      const customDuration = pauseAfter(consumedPoints, { ...rule, from });
      if (customDuration === 0) return;
      try {
        await pause.consume(key, 1, { customDuration });
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        await times.reward(key, 1);
        throw tooMany(error.msBeforeNext, rule.message);
      }
    },
    async clear(who) {
      await times.delete(keyOf(who));
      await pause.delete(keyOf(who));
    },
  };
}
