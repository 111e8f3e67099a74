import type { PackAnswersDto, PackAnswersRequest } from '@zielona-fala/contracts';
import { lockCaller } from '@zielona-fala/service-kit/http';
import { type Transact, type Transaction, withNewId } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { EndedTest } from '../exams/consequences.ts';
import type { LearnerStore } from '../learners/store.ts';
import { answeredTest } from './answered-test.ts';
import { daysFrom, type Issues } from './issue.ts';
import { type JudgeParts, judgeAnswers } from './judge.ts';
import type { CountedAnswerStore } from './store.ts';

export interface CountParts extends JudgeParts {
  readonly transact: Transact;
  readonly learners: LearnerStore;
  readonly clock: Clock;
  readonly counted: CountedAnswerStore;
  readonly issues: Issues;
}

/**
 * Counts answers that have not counted before as one test, in the order of their times. They make days only from the issue of
 * their pack on.
 * @param issuedTo whose that pack has to be
 * @param end what the end of the test brings, in the transaction that counts the answers
 * @returns null for the end when none of them counts
 * @throws Problem 422 for an issue of anybody else's
 */
export async function countOnce<End>(
  parts: CountParts,
  userId: number,
  request: PackAnswersRequest,
  issuedTo: number,
  end: (ended: EndedTest, transaction: Transaction) => Promise<End>,
): Promise<{ readonly answers: PackAnswersDto['answers']; readonly end: End | null }> {
  const { categoryName: category, lang, issue } = request;
  const now = parts.clock.now();
  const countsForDays = daysFrom(parts.issues, issue, issuedTo);
  const { valid, outcomes } = await judgeAnswers(parts, userId, request, now);
  const study = await parts.learners.studyOf(userId);

  const counting = await parts.transact(async (transaction) => {
    await lockCaller(parts.learners, userId, now, transaction);
    const fresh = await parts.counted.take(userId, valid, transaction);
    return withNewId(parts.clock, async (testId) => {
      const test = answeredTest({ testId, userId, category, lang }, fresh, now);
      if (test === null) return null;
      const questions = fresh.map(({ question }) => question);
      return { fresh, end: await end({ test, questions, study, at: now, countsForDays }, transaction) };
    });
  });
  return { answers: outcomes(counting?.fresh ?? []), end: counting?.end ?? null };
}
