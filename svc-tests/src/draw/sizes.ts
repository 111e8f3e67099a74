import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@zielona-fala/service-kit/process';
import type { Connection } from 'mongoose';
import type { StratumSize } from '../bank/strata.ts';
import type { DrawStore } from './store.ts';

const AGAIN_MS = 2000;

/** The sizes of all strata, cached until an import or a load of the bank changes them. */
export interface WatchedSizes {
  sizes(): Promise<readonly StratumSize[]>;
  start(): void;
  stop(): Promise<void>;
}

/**
 * Each replica watches the strata by a change stream, and caches nothing while the stream is closed, so that its
 * answers are never older than the stream, whoever made the change.
 */
export function createWatchedSizes(
  connection: Connection,
  draws: Pick<DrawStore, 'sizes'>,
  log: Log,
): WatchedSizes {
  const stopping = new AbortController();
  let isWatching = false;
  let remembered: Promise<readonly StratumSize[]> | null = null;
  let running: Promise<void> = Promise.resolve();

  const read = (): Promise<readonly StratumSize[]> => {
    const reading = draws.sizes();
    if (isWatching) {
      remembered = reading;
      reading.catch(() => {
        if (remembered === reading) remembered = null;
      });
    }
    return reading;
  };

  const watch = async (): Promise<void> => {
    const changes = connection.collection('strata').watch([{ $project: { _id: 1 } }]);
    const close = () => changes.close().catch(() => undefined);
    const abort = () => void close();
    stopping.signal.addEventListener('abort', abort);
    try {
      // The first answer, empty or not, tells that the stream is open.
      await changes.tryNext();
      isWatching = true;
      while (!stopping.signal.aborted) {
        remembered = null;
        await changes.next();
      }
    } finally {
      isWatching = false;
      remembered = null;
      stopping.signal.removeEventListener('abort', abort);
      await close();
    }
  };

  const keepWatching = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await watch().catch((error: unknown) => {
        if (!stopping.signal.aborted)
          log.warn(
            { err: error },
            'the change stream on the strata failed; their sizes are read from the database until it is open again',
          );
      });
      await pause(AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  return {
    sizes: () => remembered ?? read(),
    start() {
      running = keepWatching();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
