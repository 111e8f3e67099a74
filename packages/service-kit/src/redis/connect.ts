import { Redis } from 'ioredis';
import type { Log } from '../process/log.ts';

/**
 * A Redis connection with short time-outs: a command fails quickly while Redis is unavailable, instead of waiting in a queue.
 * Each use decides whether it then goes on (cache, revocations) or refuses.
 */
export function connectRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    connectTimeout: 2000,
    commandTimeout: 1000,
    // disconnects from a frozen Redis, so that only the first commands wait for it
    socketTimeout: 1500,
    disconnectTimeout: 200,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    lazyConnect: true,
    enableAutoPipelining: true,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  });
  redis.on('error', (error) => log.warn({ err: error }, 'Redis is unavailable'));
  return redis;
}

/** Connects without failing at startup: the client keeps retrying. */
export async function openRedis(redis: Redis): Promise<void> {
  await redis.connect().catch(() => undefined);
}
