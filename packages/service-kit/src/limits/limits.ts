import { createHmac } from 'node:crypto';
import type { CallLimit, ProgressiveDelay } from '@zielona-fala/contracts/api/declare';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { scaledLimit } from '../http/index.ts';
import type { Log } from '../process/log.ts';
import { CountedAlone } from './counted-alone.ts';
import { delayAfter } from './delay-after.ts';
import { takeByShare } from './shares.ts';
import { tooManyRequests } from './too-many-requests.ts';

export interface LimitParts {
  readonly redis: Redis;
  /** Whose limits they are, e.g. `gateway`: their keys begin with it, and the process's user of Redis may write no others. */
  readonly scope: string;
  /** HMAC secret: keys in Redis have a fixed length and do not reveal callers. */
  readonly secret: string | Buffer;
  /** Multiplies all limits (RATE_LIMIT_SCALE). */
  readonly scale: number;
  readonly log: Log;
}

/** Counts the calls of each caller. */
export interface Limit {
  /**
   * Completes synchronously unless Redis has to be queried.
   * @throws Problem 429 with `Retry-After` if the limit is exceeded
   */
  take(who: string): Promise<void> | undefined;
}

/** Counts the actions of each caller one at a time, so that one can be given back. */
export interface Counter {
  /** @throws Problem 429 with `Retry-After` if the limit is exceeded */
  take(who: string): Promise<void>;
  /** @returns whether it was within the limit */
  tryTake(who: string): Promise<boolean>;
  /** Whether the next one would exceed the limit. */
  isSpent(who: string): Promise<boolean>;
  /** Gives one back that turned out not to count. */
  giveBack(who: string): Promise<void>;
  clear(who: string): Promise<void>;
}

/** Slows down a caller without ever blocking permanently. */
export interface Delay {
  /** @throws Problem 429 with `Retry-After` during a delay */
  take(who: string): Promise<void>;
  clear(who: string): Promise<void>;
}

/** Counts against what calls declare: in Redis for all replicas, and in each replica for itself while Redis does not count. */
export interface Limits {
  /**
   * A replica reserves a share of the limit in Redis and counts it locally, so that not every call queries Redis. The limit
   * is never exceeded, and may be one share lower for each additional replica. Small limits are counted call by call.
   */
  byShare(limit: CallLimit): Limit;
  counter(limit: CallLimit): Counter;
  /** Only times without a delay are scaled. */
  delay(delay: ProgressiveDelay): Delay;
}

const SHARES = 50;
const WARN_EVERY_MS = 60_000;

export function createLimits({ redis, scope, secret, scale, log }: LimitParts): Limits {
  let warnAgainAt = 0;
  const onCountedAlone = (): void => {
    const now = performance.now();
    if (now < warnAgainAt) return;
    warnAgainAt = now + WARN_EVERY_MS;
    log.warn({ redis: redis.status }, 'Redis does not count limits; this replica counts them alone');
  };
  const scaled = (times: number): number => scaledLimit(times, scale);
  const keyOf = (who: string): string => createHmac('sha256', secret).update(who).digest('base64url');
  const limiter = (name: string, points: number, duration: number, isBlockedInMemory = false) => {
    const options = { keyPrefix: `${scope}:limit:${name}`, points, duration };
    return new RateLimiterRedis({
      ...options,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      // exceeded limits are remembered in memory, so that a flood does not reach Redis
      ...(isBlockedInMemory && { inMemoryBlockOnConsumed: points }),
      insuranceLimiter: new CountedAlone(options, onCountedAlone),
    });
  };

  return {
    byShare({ name, calls, seconds, message }) {
      const allowed = scaled(calls);
      const share = Math.max(1, Math.floor(allowed / SHARES));
      const counted = limiter(name, allowed - (allowed % share), seconds, true);
      const consume = (who: string) =>
        counted.consume(keyOf(who), share).catch((reason) => refuse(reason, message));
      if (share === 1) return { take: async (who) => void (await consume(who)) };
      const giveBack = (who: string, unused: number) => counted.reward(keyOf(who), unused);
      return { take: takeByShare({ consume, giveBack, share }) };
    },

    counter({ name, calls, seconds, message }) {
      const counted = limiter(name, scaled(calls), seconds);
      const isOverLimit = (reason: unknown): false => {
        if (reason instanceof RateLimiterRes) return false;
        throw reason;
      };
      return {
        async take(who) {
          await counted.consume(keyOf(who)).catch((reason) => refuse(reason, message));
        },
        tryTake: (who) => counted.consume(keyOf(who)).then(() => true, isOverLimit),
        async isSpent(who) {
          const found = await counted.get(keyOf(who));
          return found !== null && found.remainingPoints <= 0;
        },
        async giveBack(who) {
          await counted.reward(keyOf(who));
        },
        async clear(who) {
          await counted.delete(keyOf(who));
        },
      };
    },

    delay({ name, delayedFrom, maxDelaySeconds, seconds, message }) {
      const times = limiter(`${name}:times`, 1, seconds);
      const delays = limiter(`${name}:pause`, 1, maxDelaySeconds);
      const scaledFrom = scaled(delayedFrom);
      return {
        async take(who) {
          const key = keyOf(who);
          // counted before it is judged: many at once find a number each
          const { consumedPoints } = await times.penalty(key, 1);
          const customDuration = delayAfter(consumedPoints, { delayedFrom: scaledFrom, maxDelaySeconds });
          if (customDuration === 0) return;
          try {
            await delays.consume(key, 1, { customDuration });
          } catch (reason) {
            if (reason instanceof RateLimiterRes) await times.reward(key, 1);
            refuse(reason, message);
          }
        },
        async clear(who) {
          await times.delete(keyOf(who));
          await delays.delete(keyOf(who));
        },
      };
    },
  };
}

function refuse(reason: unknown, message: string | undefined): never {
  throw reason instanceof RateLimiterRes ? tooManyRequests(reason.msBeforeNext, message) : reason;
}
