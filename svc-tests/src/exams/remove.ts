import { inTransaction } from '@zielona-fala/service-kit/mongo';
import type { Connection } from 'mongoose';
import type { BankStore } from '../bank/store.ts';
import type { LearnerStore } from '../learners/store.ts';
import { learn } from '../learning/learn.ts';
import type { LearningStore } from '../learning/store.ts';
import { isExam, type Test } from './exam.ts';
import { gradedAnswers } from './learned.ts';
import type { TestStore } from './store.ts';

export interface RemoveParts {
  readonly connection: Connection;
  readonly bank: Pick<BankStore, 'revisions'>;
  readonly tests: TestStore;
  readonly learners: Pick<LearnerStore, 'studyOf'>;
  readonly learning: LearningStore;
}

/**
 * Frees the learner's slot of an unfinished test; a finished one only leaves the history. Answers given in a learning
 * mode stay learned: the learner was told what is right.
 */
export async function removeTest(parts: RemoveParts, test: Test): Promise<void> {
  const removed = test.status === 'unfinished' && (await removeUnfinished(parts, test));
  if (!removed) await parts.tests.hide(test.testId);
}

/** @returns false when it is not unfinished (any more) */
async function removeUnfinished(parts: RemoveParts, test: Test): Promise<boolean> {
  const { tests, learning } = parts;
  if (isExam(test)) return tests.removeUnfinished(test.testId);
  const [questions, { timeZone }] = await Promise.all([
    parts.bank.revisions(test.questions),
    parts.learners.studyOf(test.userId),
  ]);
  return inTransaction(parts.connection, async (transaction) => {
    const unfinished = await tests.lockUnfinished(test.testId, transaction);
    if (unfinished === null) return false;
    await learn(learning, test, gradedAnswers(unfinished, questions, timeZone), transaction);
    return tests.removeUnfinished(test.testId, transaction);
  });
}
