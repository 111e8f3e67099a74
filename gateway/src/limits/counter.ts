import { createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** So many calls in so many seconds. */
export interface Limit {
  readonly name: string;
  readonly calls: number;
  readonly seconds: number;
}

/** Counts the calls of each caller against one limit. */
export interface Counter {
  /** @returns null while the caller is within the limit, else the seconds after which to come back */
  take(who: string): Promise<number | null>;
}

/** @param parts.secret hides who calls: keys are as long as each other and say nothing without it */
export function createCounter(limit: Limit, parts: { redis: Redis; secret: string; scale: number }): Counter {
  const points = Math.max(1, Math.round(limit.calls * parts.scale));
  const options = { keyPrefix: `gateway:limit:${limit.name}`, points, duration: limit.seconds };
  const limiter = new RateLimiterRedis({
    ...options,
    storeClient: parts.redis,
    rejectIfRedisNotReady: true,
    // who is over the limit is refused from memory: a flood costs Redis nothing
    inMemoryBlockOnConsumed: points,
    insuranceLimiter: new RateLimiterMemory(options),
  });
  return {
    async take(who) {
      try {
        await limiter.consume(createHmac('sha256', parts.secret).update(who).digest('base64url'));
        return null;
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
      }
    },
  };
}
