import { setTimeout as pause } from 'node:timers/promises';
import type { AuthenticatedUser, Clock, Lease, Log } from '@zielona-fala/service-kit';
import type { RequestHandler } from 'express';
import { isOver } from './exam.ts';
import type { FinishTest } from './finish.ts';
import type { TestStore } from './store.ts';

const EVERY_MS = 2000;
const AT_ONCE = 100;

interface ExpiryParts {
  readonly tests: TestStore;
  readonly finish: FinishTest;
  readonly clock: Clock;
}

/** Before a learner's call: finishes their exam if its time is over, so that every call meets it finished. */
export function finishExpiredFirst({ tests, finish, clock }: ExpiryParts): RequestHandler {
  return async (_request, response, next) => {
    const user = response.locals.user as AuthenticatedUser | undefined;
    const test = user === undefined ? null : await tests.findUnfinished(user.userId);
    if (test !== null && isOver(test, clock.now())) await finish(test, {});
    next();
  };
}

/** Finishes exams whose time is over although nobody came back to them. */
export interface ExpiryWatch {
  start(): void;
  stop(): Promise<void>;
}

/** One watch a replica; the lease lets one of them work. */
export function createExpiryWatch(parts: ExpiryParts & { lease: Lease; log: Log }): ExpiryWatch {
  const { tests, finish, clock, lease, log } = parts;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  const finishDue = async (): Promise<void> => {
    if (!(await lease.hold())) return;
    for (const test of await tests.due(clock.now(), AT_ONCE)) {
      if (stopping.signal.aborted) return;
      await finish(test, {});
    }
  };

  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await finishDue().catch((error: unknown) =>
        log.warn({ err: error }, 'expired exams were not finished'),
      );
      await pause(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  return {
    start() {
      running = watch();
    },
    async stop() {
      stopping.abort();
      await running;
      await lease
        .release()
        .catch((error: unknown) => log.warn({ err: error }, 'the expiry lease was left to expire'));
    },
  };
}
