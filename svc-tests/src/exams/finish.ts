import type { AnswersByNumber } from '@zielona-fala/contracts';
import type { BankStore } from '@zielona-fala/question-store';
import type { SequenceMarks } from '@zielona-fala/service-kit/events';
import { unavailable } from '@zielona-fala/service-kit/http';
import type { Transact } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { LearnerStore } from '../learners/store.ts';
import type { Consequences } from './consequences.ts';
import { countingAnswers, endOf, type Outcome, type Test } from './exam.ts';
import type { TestStore } from './store.ts';

/** How long a reader can still be waiting for the mark of a finished test. */
const MARK_MATTERS_MS = 60_000;
const RETRY_SECONDS = 30;

export interface FinishParts {
  readonly transact: Transact;
  readonly bank: Pick<BankStore, 'revisions'>;
  readonly tests: TestStore;
  readonly learners: Pick<LearnerStore, 'studyOf'>;
  readonly award: Consequences['award'];
  readonly marks: SequenceMarks;
  readonly clock: Clock;
}

/**
 * Finishes a test once, however often and by whomever it is called.
 * @param given answers that come with the finish; without effect after the deadline
 * @returns the stored outcome, or null when the test does not exist any more
 * @throws Problem 503 when it could not be finished
 */
export type FinishTest = (test: Test, given: AnswersByNumber) => Promise<Outcome | null>;

export function createFinishTest(parts: FinishParts): FinishTest {
  const { tests, marks, clock } = parts;
  return async (test, given) => {
    const finishedNow = test.outcome === null ? await finishOrRefuse(parts, test, given) : null;
    const outcome = finishedNow ?? test.outcome ?? (await storedOutcome(tests, test));
    if (outcome === null) return null;
    // also for an outcome stored earlier: that process may have died before it set the mark
    const age = clock.now().getTime() - outcome.finished.getTime();
    if (finishedNow !== null || age < MARK_MATTERS_MS) await markOutcome(marks, test.userId, outcome);
    return outcome;
  };
}

/** Makes the learner's next reads wait for the events of the ended test. */
export async function markOutcome(
  marks: SequenceMarks,
  userId: number,
  { sequence, answersSequence }: Outcome,
): Promise<void> {
  await marks.set('test-finished', userId, sequence);
  if (answersSequence !== undefined) await marks.set('answers-recorded', userId, answersSequence);
}

async function storedOutcome(tests: TestStore, { testId, userId }: Test): Promise<Outcome | null> {
  return (await tests.find(testId, userId))?.outcome ?? null;
}

async function finishOrRefuse(
  parts: FinishParts,
  test: Test,
  given: AnswersByNumber,
): Promise<Outcome | null> {
  try {
    return await finishOnce(parts, test, given);
  } catch (error) {
    throw unavailable('This test cannot be finished at the moment', RETRY_SECONDS, error);
  }
}

async function finishOnce(parts: FinishParts, test: Test, given: AnswersByNumber): Promise<Outcome | null> {
  // read before the transaction: one that runs again after the deadline must not drop answers that came in time
  const now = parts.clock.now();
  const [questions, study] = await Promise.all([
    parts.bank.revisions(test.questions),
    parts.learners.studyOf(test.userId),
  ]);
  return parts.transact(async (transaction) => {
    const unfinished = await parts.tests.lockUnfinished(test, transaction);
    if (unfinished === null) return null;
    const counting = countingAnswers(unfinished, given, now);
    const ended = { ...unfinished, ...counting };
    const at = endOf(unfinished, now);
    const outcome = await parts.award({ test: ended, questions, study, at }, transaction);
    await parts.tests.finish(test, counting, outcome, transaction);
    return outcome;
  });
}
