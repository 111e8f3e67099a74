import {
  type CategoryName,
  DEFAULT_LOCALE,
  GUEST_PACK,
  type GuestAnswersDto,
  type GuestAnswersRequest,
} from '@zielona-fala/contracts';
import { NOTHING_KNOWN, nextQuestions, planOptionsOf } from '@zielona-fala/learning';
import type { QuestionRevision } from '@zielona-fala/question-store';
import { lockCaller } from '@zielona-fala/service-kit/http';
import { withNewId } from '@zielona-fala/service-kit/mongo';
import { categoryUnavailable } from '../draw/unavailable.ts';
import { DEFAULT_STUDY } from '../learners/study-preferences.ts';
import { examined } from '../learning/catalogue.ts';
import { answeredTest } from './answered-test.ts';
import { ANYBODY, daysFrom } from './issue.ts';
import { judgeAnswers } from './judge.ts';
import type { SyncParts } from './sync.ts';

/**
 * The questions with which the plan of a new learner begins: the same for every visitor.
 * @param round from 0: the first ten, the next ten …
 * @throws Problem 409 `category-unavailable`
 */
export async function guestQuestions(
  { catalogue, bank, clock }: Pick<SyncParts, 'catalogue' | 'bank' | 'clock'>,
  category: CategoryName,
  round: number,
): Promise<readonly QuestionRevision[]> {
  const open = examined(await catalogue.of(category));
  if (open.length === 0) throw categoryUnavailable(category);
  const byNumber = new Map(open.map((question) => [question.number, question]));
  const options = planOptionsOf(DEFAULT_STUDY, clock.now());
  const planned = nextQuestions(open, NOTHING_KNOWN, options, GUEST_PACK.size * (round + 1));
  const asked = planned.slice(GUEST_PACK.size * round);
  return bank.revisions(asked.flatMap(({ number }) => byNumber.get(number) ?? []));
}

/**
 * Imports answers given before the learner had an account. They update knowledge and count for days since the pack was
 * issued, but earn neither experience nor ranking positions, because their author is not authenticated.
 * @throws Problem 422 if we did not sign the issue
 */
export async function countGuestAnswers(
  parts: SyncParts,
  userId: number,
  request: GuestAnswersRequest,
): Promise<GuestAnswersDto> {
  const now = parts.clock.now();
  const countsForDays = daysFrom(parts.issues, request.issue, ANYBODY);
  const { valid, outcomes } = await judgeAnswers(parts, userId, request, now);
  const study = await parts.learners.studyOf(userId);
  const by = { userId, category: request.categoryName, lang: DEFAULT_LOCALE };

  const counting = await parts.transact(async (transaction) => {
    await lockCaller(parts.learners, userId, now, transaction);
    const fresh = await parts.counted.take(userId, valid, transaction);
    return withNewId(parts.clock, async (testId) => {
      const test = answeredTest({ ...by, testId }, fresh, now);
      if (test === null) return null;
      const questions = fresh.map(({ question }) => question);
      const sequence = await parts.keep({ test, questions, study, at: now, countsForDays }, transaction);
      return { fresh, sequence };
    });
  });
  if (typeof counting?.sequence === 'number') {
    await parts.marks.set('answers-recorded', userId, counting.sequence);
  }
  return { answers: outcomes(counting?.fresh ?? []) };
}
