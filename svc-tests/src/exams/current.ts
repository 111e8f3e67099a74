import type { CategoryName } from '@zielona-fala/contracts';
import { notFound } from '@zielona-fala/service-kit/http';
import type { Clock } from '@zielona-fala/service-kit/process';
import { isOver, type ListedTest, type Test } from './exam.ts';
import type { FinishExpired } from './expiry.ts';
import type { HistoryPage, TestStore } from './store.ts';

/** Learners' tests in their current state: an expired exam is finished before it is returned. */
export interface CurrentTests {
  /** @throws Problem 404 when it is not the learner's */
  own(testId: number, userId: number): Promise<Test>;
  unfinished(userId: number): Promise<Test | null>;
  /** Newest first, without questions. */
  list(userId: number, category: CategoryName, page: HistoryPage): Promise<readonly ListedTest[]>;
}

export interface CurrentTestsParts {
  readonly tests: TestStore;
  readonly finishExpired: FinishExpired;
  readonly clock: Clock;
}

export function createCurrentTests({ tests, finishExpired, clock }: CurrentTestsParts): CurrentTests {
  const isExpired = (test: ListedTest | null): test is ListedTest =>
    test !== null && test.status === 'unfinished' && isOver(test, clock.now());

  const finishFound = async ({ testId, userId }: ListedTest): Promise<void> => {
    const test = await tests.find(testId, userId);
    if (test !== null) await finishExpired(test);
  };

  const current = async <Found>(
    read: () => Promise<Found>,
    expiredIn: (found: Found) => ListedTest | undefined,
  ): Promise<Found> => {
    const found = await read();
    const expired = expiredIn(found);
    if (expired === undefined) return found;
    await finishFound(expired);
    return read();
  };
  const itself = (test: Test | null) => (isExpired(test) ? test : undefined);

  return {
    async own(testId, userId) {
      const test = await current(() => tests.find(testId, userId), itself);
      if (test === null) throw notFound('No test of yours has this id');
      return test;
    },
    unfinished: (userId) => current(() => tests.findUnfinished(userId), itself),
    list: (userId, category, page) =>
      current(
        () => tests.list(userId, category, page),
        (found) => found.find(isExpired),
      ),
  };
}
