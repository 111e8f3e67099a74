import type { BankStore } from '@zielona-fala/question-store';
import type { SequenceMarks } from '@zielona-fala/service-kit/events';
import type { Transact } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { LearnerStore } from '../learners/store.ts';
import type { Consequences } from './consequences.ts';
import { isExam, type Test } from './exam.ts';
import type { TestStore } from './store.ts';

export interface RemoveParts {
  readonly transact: Transact;
  readonly bank: Pick<BankStore, 'revisions'>;
  readonly tests: TestStore;
  readonly learners: Pick<LearnerStore, 'studyOf'>;
  readonly keep: Consequences['keep'];
  readonly marks: SequenceMarks;
  readonly clock: Clock;
}

/**
 * Frees the learner's slot of an unfinished test; a finished one only leaves the history. Answers given in a learning
 * mode stay learned: the learner was told what is right. Answers of every mode stay counted: the work was done.
 */
export type RemoveTest = (test: Test) => Promise<void>;

export function createRemoveTest(parts: RemoveParts): RemoveTest {
  return async (test) => {
    const removed = test.status === 'unfinished' && (await removeUnfinished(parts, test));
    if (!removed) await parts.tests.hide(test);
  };
}

/** @returns false when it is not unfinished (any more) */
async function removeUnfinished(parts: RemoveParts, test: Test): Promise<boolean> {
  const { tests, keep, clock, marks } = parts;
  const at = clock.now();
  const [questions, study] = await Promise.all([
    isExam(test) ? [] : parts.bank.revisions(test.questions),
    parts.learners.studyOf(test.userId),
  ]);
  const removed = await parts.transact(async (transaction) => {
    const unfinished = await tests.lockUnfinished(test, transaction);
    if (unfinished === null) return null;
    const answersSequence = await keep({ test: unfinished, questions, study, at }, transaction);
    await tests.removeUnfinished(test, transaction);
    return { answersSequence };
  });
  if (removed === null) return false;
  const { answersSequence } = removed;
  if (answersSequence !== null) await marks.set('answers-recorded', test.userId, answersSequence);
  return true;
}
