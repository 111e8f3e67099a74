import type { Log } from '@zielona-fala/service-kit/process';
import { untilDone } from '@zielona-fala/service-kit/worker';
import type { Redis } from 'ioredis';
import { Counter, Gauge, type Registry } from 'prom-client';

/**
 * The run id of the connected Redis server; null while disconnected, or until INFO has returned it.
 * Another run may have started with older data, or be a different server, so boards of an earlier run are not trusted.
 */
export function followRedisRun(
  redis: Redis,
  { log, registry }: { readonly log: Log; readonly registry: Registry },
): () => string | null {
  let run: string | null = null;
  let asking = new AbortController();
  const failures = new Counter({
    name: 'redis_run_failures_total',
    help: 'Failed attempts to read the run id of Redis; retried until one succeeds',
    registers: [registry],
  });
  new Gauge({
    name: 'rankings_in_redis',
    help: 'Whether this replica reads rankings from Redis; without it they are read from MongoDB',
    registers: [registry],
    collect() {
      this.set(run === null ? 0 : 1);
    },
  });

  const ask = async (signal: AbortSignal): Promise<void> => {
    try {
      const found = /run_id:(\w+)/.exec(await redis.info('server'))?.[1];
      if (found === undefined) throw new Error('Redis does not tell its run_id');
      if (!signal.aborted) run = found;
    } catch (error) {
      if (signal.aborted) return;
      failures.inc();
      throw error;
    }
  };
  redis.on('ready', () => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    void untilDone(
      'asking Redis for its run, without which rankings are read from MongoDB',
      () => ask(signal),
      {
        log,
        signal,
      },
    );
  });
  redis.on('close', () => {
    asking.abort();
    run = null;
  });
  return () => run;
}
