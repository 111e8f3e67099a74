import { untilDone } from '../kafka/retry.ts';
import type { Log } from '../log.ts';
import type { Lease } from './lease.ts';
import type { Wake } from './wake.ts';

const POLL_MS = 2000;

/** Works off a queue in the database; of many replicas, the one that holds the lease. */
export interface QueueWorker {
  start(): void;
  /** Ends after the piece of work at hand. */
  stop(): Promise<void>;
}

export interface QueueWorkerParts {
  /** What it does, for logs: `sending mails`. */
  readonly name: string;
  readonly lease: Lease;
  /** Tells of new work; a slow poll is the safety net. */
  readonly wake: Wake;
  readonly log: Log;
  /** Done once before the first piece of work, again until it succeeds. */
  readonly prepare?: () => Promise<void>;
  readonly hasWork: () => Promise<boolean>;
  /** Works off one piece, or what there is at once; what it throws is tried again after a pause. */
  readonly workOff: () => Promise<void>;
}

export function createQueueWorker(parts: QueueWorkerParts): QueueWorker {
  const { name, lease, wake, log } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> = Promise.resolve();

  const drain = async (): Promise<void> => {
    while (!signal.aborted && (await parts.hasWork()) && (await lease.hold())) await parts.workOff();
  };

  const work = async (): Promise<void> => {
    if (parts.prepare) await untilDone(`preparing for ${name}`, parts.prepare, { log, signal });
    wake.start();
    while (!signal.aborted) {
      await untilDone(name, drain, { log, signal });
      await wake.next(POLL_MS);
    }
  };

  return {
    start() {
      running = work();
    },
    async stop() {
      stopping.abort();
      wake.stop();
      await running;
      await lease
        .release()
        .catch((error: unknown) => log.warn({ err: error, name }, 'a lease was left to expire'));
    },
  };
}
