import type { Collection } from 'mongoose';
import type { Log } from '../process/log.ts';

/** Wakes a worker when something was written. */
export interface Wake {
  /** Watches until the signal aborts. */
  watch(signal: AbortSignal): Watch;
}

export interface Watch {
  /** Resolves at the next write, at once if one came since the last call, and after `longestMs` or the end at the latest. */
  next(longestMs: number): Promise<void>;
}

/** The server responds as soon as something is written; otherwise it is polled at this interval. */
const ASK_ANEW_MS = 10_000;

/** Wakes on a change stream; while that is unavailable, the caller relies on its timeout. */
export function createWake<Document extends object>(collection: Collection<Document>, log: Log): Wake {
  return {
    watch(signal) {
      let written = false;
      let resume: (() => void) | undefined;
      let close: (() => Promise<void>) | undefined;

      const wakeUp = (): void => {
        written = true;
        resume?.();
      };

      const listen = (): void => {
        const inserts = [{ $match: { operationType: 'insert' } }, { $project: { _id: 1 } }];
        const stream = collection.watch(inserts, { maxAwaitTimeMS: ASK_ANEW_MS });
        close = () => stream.close();
        stream.on('change', wakeUp);
        stream.on('error', (error) => {
          log.warn(
            { err: error, collection: collection.collectionName },
            'change stream failed; reopening it, polling meanwhile',
          );
          close = undefined;
          stream.close().catch(() => undefined);
        });
      };

      const end = (): void => {
        close?.().catch(() => undefined);
        wakeUp();
      };

      listen();
      signal.addEventListener('abort', end, { once: true });
      return {
        async next(longestMs) {
          if (close === undefined && !signal.aborted) listen();
          if (!written && !signal.aborted) {
            await new Promise<void>((resolve) => {
              const timer = setTimeout(resolve, longestMs);
              resume = () => {
                clearTimeout(timer);
                resolve();
              };
            });
          }
          written = false;
          resume = undefined;
        },
      };
    },
  };
}
