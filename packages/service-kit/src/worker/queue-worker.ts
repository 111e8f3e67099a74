import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../process/log.ts';
import type { Lease } from './lease.ts';
import type { Work } from './liveness.ts';
import { createOutage } from './outage.ts';
import { untilDone } from './retry.ts';
import type { Wake } from './wake.ts';

const POLL_MS = 2000;

/** Processes a queue in the database on the replica that holds the lease. */
export interface QueueWorker {
  start(): void;
  /** Stops after the current item. */
  stop(): Promise<void>;
  /** For the liveness probe. */
  readonly work: Work;
}

/** What works off a queue, on the replica that holds the lease. */
export interface QueueWorkerParts {
  /** What it does, for logs: `sending mails`. */
  readonly name: string;
  readonly lease: Lease;
  /**
   * Signals new work to the replica that holds the lease, and keeps holding it. The queue is polled as well, or if
   * this is absent.
   */
  readonly wake?: Wake;
  /** How often the queue is polled, instead of every two seconds. */
  readonly pollMs?: number | undefined;
  readonly log: Log;
  /** Recognizes errors of servers other than MongoDB, which are no sign that the work is stuck. */
  readonly isOfServer?: (error: unknown) => boolean;
  /** Done once before the first piece of work, again until it succeeds. */
  readonly prepare?: () => Promise<void>;
  /** Identifies the first pending item; changes whenever the queue makes progress; null if the queue is empty. */
  readonly front: () => Promise<string | null>;
  /**
   * Works off one piece, or what there is at once, or finds nothing; what it throws is tried again after a backoff.
   * @param signal aborts when the process stops or the lease is lost: longer work then ends early
   * @returns whether more may be waiting
   */
  readonly workOff: (signal: AbortSignal) => Promise<boolean>;
}

export function createQueueWorker(parts: QueueWorkerParts): QueueWorker {
  const { name, lease, wake, log, pollMs = POLL_MS } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  const outage = createOutage(parts.isOfServer);
  let running: Promise<void> = Promise.resolve();
  let begun = 0;
  let finished = 0;

  const workOff = async (lost: AbortSignal): Promise<boolean> => {
    begun += 1;
    return parts.workOff(AbortSignal.any([signal, lost])).finally(() => {
      finished = begun;
    });
  };

  /** Works until nothing is waiting, as far as the lease and the process last. */
  const workOffAll = async (lost: AbortSignal): Promise<void> => {
    while (!signal.aborted && !lost.aborted && (await workOff(lost)));
  };

  /** Asks for the lease only when something is waiting: a query costs less than a renewal. */
  const drain = async (): Promise<void> => {
    if ((await parts.front()) !== null) await lease.during(workOffAll);
  };

  /** Holds the lease and is woken, until it loses it or the process stops: what waits for others is watched by one replica. */
  const serve = (awakened: Wake) => async (): Promise<void> => {
    await lease.during(async (lost) => {
      const over = new AbortController();
      const ended = AbortSignal.any([signal, lost, over.signal]);
      const watch = awakened.watch(ended);
      try {
        while (!ended.aborted) {
          await outage.during(() => workOffAll(lost));
          await watch.next(pollMs);
        }
      } finally {
        over.abort();
      }
    });
  };

  const attempt = wake === undefined ? drain : serve(wake);

  const work = async (): Promise<void> => {
    const { prepare } = parts;
    if (prepare) await untilDone(`preparing for ${name}`, () => outage.during(prepare), { log, signal });
    while (!signal.aborted) {
      await untilDone(name, () => outage.during(attempt), { log, signal });
      await pause(pollMs, undefined, { signal }).catch(() => undefined);
    }
  };

  /** Ignores work of another replica, except an item that this one started and has not finished. */
  const ownFront = async (): Promise<string | null> => {
    outage.throwIfRecent();
    if (!(await lease.isElsewhere())) return parts.front();
    return begun === finished ? null : `piece ${begun}`;
  };

  return {
    work: { name, front: ownFront },
    start() {
      running = work();
    },
    async stop() {
      stopping.abort();
      await running;
      await lease
        .release()
        .catch((error: unknown) => log.warn({ err: error, name }, 'lease not released; it will expire'));
    },
  };
}
