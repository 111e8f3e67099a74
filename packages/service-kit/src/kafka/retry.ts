import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';

const LONGEST_PAUSE_MS = 5000;

/** Tries `work` until it succeeds or `signal` aborts, with growing pauses. For parts that may come up after us. */
export async function untilDone(
  what: string,
  work: () => Promise<void>,
  { log, signal }: { log: Log; signal: AbortSignal },
): Promise<void> {
  for (let wait = 250; !signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      await work();
      return;
    } catch (error) {
      log.warn({ err: error, retryInMs: wait }, `${what} failed`);
      await pause(wait, undefined, { signal }).catch(() => undefined);
    }
  }
}
