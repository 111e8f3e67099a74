import { createHmac } from 'node:crypto';
import type { CallLimit } from '@zielona-fala/contracts/api/declare';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../http/index.ts';
import { takeByShare } from './shares.ts';

export interface LimitParts {
  readonly redis: Redis;
  /** Hides who calls: keys are as long as each other and say nothing without it. */
  readonly secret: string;
  /** Multiplies what is allowed (RATE_LIMIT_SCALE). */
  readonly scale: number;
}

/** Counts the calls of each caller. */
export interface Limit {
  /**
   * Done at once where nobody has to be asked.
   * @throws Problem 429 with `Retry-After` when the caller has had what is allowed
   */
  take(who: string): Promise<void> | undefined;
}

/**
 * A replica takes calls from Redis by the share and counts those itself, so that not every call asks Redis: never more
 * than is allowed, and at most one share less for each further replica. A small allowance is counted call by call.
 */
const SHARES = 50;

/** Counted in Redis for all replicas, and by each replica for itself while Redis is unavailable. */
export function createLimit({ name, calls, seconds }: CallLimit, parts: LimitParts): Limit {
  const allowed = Math.max(1, Math.round(calls * parts.scale));
  const share = Math.max(1, Math.floor(allowed / SHARES));
  const points = allowed - (allowed % share);
  const options = { keyPrefix: name, points, duration: seconds };
  const limiter = new RateLimiterRedis({
    ...options,
    storeClient: parts.redis,
    rejectIfRedisNotReady: true,
    // who has had it is refused from memory: a flood costs Redis nothing
    inMemoryBlockOnConsumed: points,
    insuranceLimiter: new RateLimiterMemory(options),
  });
  const keyOf = (who: string) => createHmac('sha256', parts.secret).update(who).digest('base64url');
  const consume = (who: string) => limiter.consume(keyOf(who), share).catch(refuse);
  if (share === 1) return { take: async (who) => void (await consume(who)) };
  const giveBack = (who: string, unused: number) => limiter.reward(keyOf(who), unused);
  return { take: takeByShare({ consume, giveBack, share }) };
}

function refuse(reason: unknown): never {
  throw reason instanceof RateLimiterRes ? tooMany(reason) : reason;
}

function tooMany({ msBeforeNext }: RateLimiterRes): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Problem(429, 'too-many-requests', 'Too many requests; try again in a while', {
    headers: { 'retry-after': String(seconds) },
  });
}
