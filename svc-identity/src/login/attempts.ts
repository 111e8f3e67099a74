import { createHash } from 'node:crypto';
import { Problem } from '@zielona-fala/service-kit/http';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_ACCOUNT_AND_ADDRESS = 10;
const FAILURES_PER_ADDRESS = 300;

/** Counts failed sign-ins. Each attempt counts as failed until it is forgiven, so that many at once cannot slip through. */
export interface Attempts {
  /** @throws Problem 429 with `Retry-After` */
  begin(emailKey: string, address: string): Promise<void>;
  forgive(emailKey: string, address: string): Promise<void>;
}

/** @param scale multiplies the limits */
export function createAttempts(redis: Redis, scale: number): Attempts {
  const limiter = (keyPrefix: string, limit: number) => {
    const options = { keyPrefix, points: Math.ceil(limit * scale), duration: WINDOW_SECONDS };
    const insuranceLimiter = new RateLimiterMemory(options);
    return new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter });
  };
  const perAddress = limiter('login:address', FAILURES_PER_ADDRESS);
  const perPair = limiter('login:account', FAILURES_PER_ACCOUNT_AND_ADDRESS);
  return {
    async begin(emailKey, address) {
      try {
        await perAddress.consume(digest(address));
        await perPair.consume(digest(`${emailKey}|${address}`));
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooMany(error) : error;
      }
    },
    async forgive(emailKey, address) {
      await perPair.delete(digest(`${emailKey}|${address}`));
      await perAddress.reward(digest(address));
    },
  };
}

function tooMany({ msBeforeNext }: RateLimiterRes): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Problem(429, 'too-many-requests', 'Too many failed sign-ins. Try again later', {
    headers: { 'retry-after': String(seconds) },
  });
}

/** Redis need not know whose attempts it counts. */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
