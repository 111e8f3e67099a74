import { setTimeout as pause } from 'node:timers/promises';
import { backoffMs } from '../process/backoff.ts';
import type { Log } from '../process/log.ts';

const RETRIES = { firstMs: 250, maxMs: 5000 };

/** Tries `work` until it succeeds or `signal` aborts, with exponential backoff. For dependencies that may start after this process. */
export async function untilDone(
  what: string,
  work: () => Promise<void>,
  { log, signal }: { log: Log; signal: AbortSignal },
): Promise<void> {
  for (let failures = 1; !signal.aborted; failures += 1) {
    try {
      await work();
      return;
    } catch (error) {
      const pauseMs = backoffMs(failures, RETRIES);
      log.warn({ err: error, backoffMs: pauseMs }, `${what} failed`);
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
