import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../process/log.ts';

const MAX_BACKOFF_MS = 5000;

/** Tries `work` until it succeeds or `signal` aborts, with exponential backoff. For dependencies that may start after this process. */
export async function untilDone(
  what: string,
  work: () => Promise<void>,
  { log, signal }: { log: Log; signal: AbortSignal },
): Promise<void> {
  for (let backoff = 250; !signal.aborted; backoff = Math.min(backoff * 2, MAX_BACKOFF_MS)) {
    try {
      await work();
      return;
    } catch (error) {
      log.warn({ err: error, backoffMs: backoff }, `${what} failed`);
      await pause(backoff, undefined, { signal }).catch(() => undefined);
    }
  }
}
