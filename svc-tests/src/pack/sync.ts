import type { PackAnswersDto, PackAnswersRequest } from '@zielona-fala/contracts';
import type { SequenceMarks } from '@zielona-fala/service-kit/events';
import { lockCaller } from '@zielona-fala/service-kit/http';
import { type Transact, withNewId } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { Consequences } from '../exams/consequences.ts';
import type { Outcome } from '../exams/exam.ts';
import { markOutcome } from '../exams/finish.ts';
import type { TestStore } from '../exams/store.ts';
import type { LearnerStore } from '../learners/store.ts';
import { answeredTest } from './answered-test.ts';
import { daysFrom, type Issues } from './issue.ts';
import { type JudgeParts, judgeAnswers } from './judge.ts';
import type { CountedAnswerStore } from './store.ts';

export interface SyncParts extends JudgeParts, Consequences {
  readonly transact: Transact;
  readonly tests: TestStore;
  readonly learners: LearnerStore;
  readonly marks: SequenceMarks;
  readonly clock: Clock;
  readonly counted: CountedAnswerStore;
  readonly issues: Issues;
}

/**
 * Takes answers that were given without a connection: as one finished test, in the order of their times. They make days
 * only from the issue of their pack on.
 * @throws Problem 422 for an issue that is none of this learner's
 */
export async function countAnswers(
  parts: SyncParts,
  userId: number,
  request: PackAnswersRequest,
): Promise<PackAnswersDto> {
  const { categoryName: category, lang, issue } = request;
  const now = parts.clock.now();
  const countsForDays = daysFrom(parts.issues, issue, userId);
  const { valid, outcomes } = await judgeAnswers(parts, userId, request, now);
  const study = await parts.learners.studyOf(userId);

  const counting = await parts.transact(async (transaction) => {
    await lockCaller(parts.learners, userId, now, transaction);
    const fresh = await parts.counted.take(userId, valid, transaction);
    return withNewId(parts.clock, async (testId) => {
      const test = answeredTest({ testId, userId, category, lang }, fresh, now);
      if (test === null) return null;
      const questions = fresh.map(({ question }) => question);
      const ended = { test, questions, study, at: now, countsForDays };
      const outcome = await parts.award(ended, transaction);
      await parts.tests.insert({ ...test, status: outcome.result.status, outcome }, transaction);
      return { testId, outcome, fresh };
    });
  });
  if (counting !== null) await markOutcome(parts.marks, userId, counting.outcome);
  return { answers: outcomes(counting?.fresh ?? []), ...resultOf(counting) };
}

function resultOf(
  counting: { readonly testId: number; readonly outcome: Outcome } | null,
): Omit<PackAnswersDto, 'answers'> {
  if (counting === null) return { testId: null, xpGained: 0, isNextLevel: false };
  const { testId, outcome } = counting;
  return { testId, xpGained: outcome.xpGained, isNextLevel: outcome.result.isNextLevel };
}
