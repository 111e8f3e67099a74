import type { Log } from '@zielona-fala/service-kit/process';
import type { Redis } from 'ioredis';

/**
 * Which run of the Redis server the connection leads to; null while there is none. Another run may have begun with older
 * data, or be another server: what an earlier one held is not to be trusted.
 */
export function followRedisRun(redis: Redis, log: Log): () => string | null {
  let run: string | null = null;
  const ask = async (): Promise<void> => {
    try {
      const info = await redis.info('server');
      run = /run_id:(\w+)/.exec(info)?.[1] ?? null;
    } catch (error) {
      log.warn({ err: error }, 'rankings are read from MongoDB: Redis does not say which run it is');
    }
  };
  redis.on('ready', () => void ask());
  redis.on('close', () => {
    run = null;
  });
  return () => run;
}
