import type { BankStore } from '@zielona-fala/question-store';
import type { SequenceMarks } from '@zielona-fala/service-kit/events';
import type { Transact } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import { addProgress, type ProgressParts } from '../activity/add-progress.ts';
import { type RecordParts, recordAnswers } from '../activity/record-answers.ts';
import type { LearnerStore } from '../learners/store.ts';
import { learn } from '../learning/learn.ts';
import type { LearningStore } from '../learning/store.ts';
import { isExam, type Test } from './exam.ts';
import { gradedAnswers } from './learned.ts';
import type { TestStore } from './store.ts';

export interface RemoveParts extends RecordParts {
  readonly transact: Transact;
  readonly bank: Pick<BankStore, 'revisions'>;
  readonly tests: TestStore;
  readonly learners: Pick<LearnerStore, 'studyOf'> & ProgressParts['learners'];
  readonly learning: LearningStore;
  readonly marks: SequenceMarks;
  readonly clock: Clock;
}

/**
 * Frees the learner's slot of an unfinished test; a finished one only leaves the history. Answers given in a learning
 * mode stay learned: the learner was told what is right. Answers of every mode stay counted: the work was done.
 */
export async function removeTest(parts: RemoveParts, test: Test): Promise<void> {
  const removed = test.status === 'unfinished' && (await removeUnfinished(parts, test));
  if (!removed) await parts.tests.hide(test);
}

/** @returns false when it is not unfinished (any more) */
async function removeUnfinished(parts: RemoveParts, test: Test): Promise<boolean> {
  const { tests, learning, clock, marks } = parts;
  const at = clock.now();
  const [taught, { timeZone }] = await Promise.all([
    isExam(test) ? [] : parts.bank.revisions(test.questions),
    parts.learners.studyOf(test.userId),
  ]);
  const removed = await parts.transact(async (transaction) => {
    const unfinished = await tests.lockUnfinished(test, transaction);
    if (unfinished === null) return null;
    const graded = gradedAnswers(unfinished, taught, timeZone);
    const { newlyMastered } = await learn(learning, test, graded, transaction);
    const progress = { points: 0, newlyMastered };
    const { masteredTotal } = await addProgress(parts, test.userId, progress, transaction);
    const ended = { test: unfinished, timeZone, masteredTotal, at };
    const answersSequence = await recordAnswers(parts, ended, transaction);
    await tests.removeUnfinished(test, transaction);
    return { answersSequence };
  });
  if (removed === null) return false;
  const { answersSequence } = removed;
  if (answersSequence !== null) await marks.set('answers-recorded', test.userId, answersSequence);
  return true;
}
