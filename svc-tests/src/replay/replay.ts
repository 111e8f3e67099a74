import type { Replay } from '@zielona-fala/contracts/events';
import type { BankStore } from '@zielona-fala/question-store';
import type { Outbox } from '@zielona-fala/service-kit/events';
import type { Transact } from '@zielona-fala/service-kit/mongo';
import { type Clock, newEventId } from '@zielona-fala/service-kit/process';
import type { AnswerRecordStore } from '../activity/store.ts';
import { finishedData } from '../exams/finished-data.ts';
import type { TestStore } from '../exams/store.ts';
import type { LearnerStore } from '../learners/store.ts';

export interface ReplayParts {
  readonly transact: Transact;
  readonly bank: Pick<BankStore, 'revisions'>;
  readonly tests: Pick<TestStore, 'finishedOf'>;
  readonly records: Pick<AnswerRecordStore, 'all'>;
  readonly learners: Pick<LearnerStore, 'lock'>;
  readonly outbox: Pick<Outbox, 'appendAgain'>;
  readonly clock: Clock;
}

/** How many events were replayed. */
export interface Replayed {
  readonly tests: number;
  readonly answers: number;
}

/**
 * Publishes all events of a learner's tests again, unchanged. The transaction includes every test that ended before these
 * events, and none that ends after them.
 */
export async function replay(parts: ReplayParts, userId: number): Promise<Replayed> {
  const { transact, bank, tests, records, learners, outbox, clock } = parts;
  return transact(async (transaction) => {
    if (!(await learners.lock(userId, clock.now(), transaction))) return { tests: 0, answers: 0 };
    const id = newEventId();
    const finished = [];
    let xpTotal = 0;
    for (const test of await tests.finishedOf(userId, transaction)) {
      const { result, xpGained, finished: at } = test.outcome;
      xpTotal += xpGained;
      const questions = await bank.revisions(test.questions);
      finished.push(finishedData({ test, questions, result, xpGained, xpTotal, finished: at }));
    }
    const recorded = await records.all(userId, transaction);
    await outbox.appendAgain('test-finished', finished.map(replayed(id)), transaction);
    await outbox.appendAgain('answers-recorded', recorded.map(replayed(id)), transaction);
    return { tests: finished.length, answers: recorded.length };
  });
}

const replayed =
  (id: string) =>
  <Data extends object>(
    data: Data,
    index: number,
    all: readonly Data[],
  ): Data & { readonly retelling: Replay } => ({
    ...data,
    retelling: { id, place: index + 1, count: all.length },
  });
