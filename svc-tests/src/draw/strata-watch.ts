import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@zielona-fala/service-kit/process';
import type { Connection } from 'mongoose';

const AGAIN_MS = 2000;

/** Detects when loading or importing a bank changes the questions that can be drawn. */
export interface StrataWatch {
  /** @returns a reader that caches its result until the strata change */
  remember<Value>(read: () => Promise<Value>): () => Promise<Value>;
  /** Calls back at each change, and whenever one may have been missed. */
  onChange(listener: () => void): void;
  start(): void;
  stop(): Promise<void>;
}

/**
 * Each replica watches the strata by a change stream, and caches nothing while the stream is closed, so that its
 * results are never older than the stream, whichever process made the change.
 */
export function createStrataWatch(connection: Connection, log: Log): StrataWatch {
  const stopping = new AbortController();
  let isWatching = false;
  const remembered = new Map<() => Promise<unknown>, Promise<unknown>>();
  const listeners: (() => void)[] = [];
  let running: Promise<void> = Promise.resolve();

  const readAnew = <Value>(read: () => Promise<Value>): Promise<Value> => {
    const reading = read();
    if (isWatching) {
      remembered.set(read, reading);
      reading.catch(() => {
        if (remembered.get(read) === reading) remembered.delete(read);
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
      // the first response, empty or not, shows that the stream is open
      await changes.tryNext();
      isWatching = true;
      while (!stopping.signal.aborted) {
        remembered.clear();
        for (const listener of listeners) listener();
        await changes.next();
      }
    } finally {
      isWatching = false;
      remembered.clear();
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
            'change stream on the strata failed; reading them from the database until it is open again',
          );
      });
      await pause(AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  return {
    remember: (read) => () => (remembered.get(read) as ReturnType<typeof read> | undefined) ?? readAnew(read),
    onChange(listener) {
      listeners.push(listener);
    },
    start() {
      running = keepWatching();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
