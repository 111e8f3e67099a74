import { type Clock, isTransient, type Log } from '@zielona-fala/service-kit/process';
import { createQueueWorker, type Lease, type QueueWorker } from '@zielona-fala/service-kit/worker';
import { isDue, postponed, type Test } from './exam.ts';
import type { FinishTest } from './finish.ts';
import type { TestStore } from './store.ts';

const AT_ONCE = 100;

/**
 * Finishes an expired exam. If that fails, the exam is retried later, so that it blocks nothing else.
 * @throws while the database is unavailable
 */
export type FinishExpired = (test: Test) => Promise<void>;

export interface FinishExpiredParts {
  readonly tests: TestStore;
  readonly finish: FinishTest;
  readonly clock: Clock;
  readonly log: Log;
}

export function createFinishExpired({ tests, finish, clock, log }: FinishExpiredParts): FinishExpired {
  return async (test) => {
    if (!isDue(test, clock.now())) return;
    try {
      await finish(test, {});
    } catch (error) {
      if (isTransient(error)) throw error;
      const next = postponed(test, clock.now());
      log.error(
        { err: error, testId: test.testId, ...next },
        'an expired exam could not be finished; it is postponed',
      );
      await tests.postpone(test, next);
    }
  };
}

export interface ExpiryParts {
  readonly tests: TestStore;
  readonly finishExpired: FinishExpired;
  readonly clock: Clock;
  readonly lease: Lease;
  readonly log: Log;
}

/** Finishes expired exams that learners have not returned to, on one replica at a time. */
export function createExpiryWorker({ tests, finishExpired, clock, lease, log }: ExpiryParts): QueueWorker {
  return createQueueWorker({
    name: 'finishing expired exams',
    lease,
    log,
    async front() {
      const [first] = await tests.due(clock.now(), 1);
      return first === undefined ? null : `${first.testId} after ${first.postponed?.failures ?? 0}`;
    },
    async workOff(signal) {
      const due = await tests.due(clock.now(), AT_ONCE);
      for (const test of due) {
        if (signal.aborted) return false;
        await finishExpired(test);
      }
      return due.length === AT_ONCE;
    },
  });
}
