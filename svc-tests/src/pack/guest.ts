import {
  type CategoryName,
  DEFAULT_LOCALE,
  GUEST_PACK,
  type GuestAnswersDto,
  type GuestAnswersRequest,
} from '@zielona-fala/contracts';
import { NOTHING_KNOWN, nextQuestions, planOptionsOf } from '@zielona-fala/learning';
import type { QuestionRevision } from '@zielona-fala/question-store';
import { categoryUnavailable } from '../draw/unavailable.ts';
import { DEFAULT_STUDY } from '../learners/study-preferences.ts';
import { examined, ofNumbers } from '../learning/catalogue.ts';
import { countOnce } from './count-once.ts';
import { ANYBODY } from './issue.ts';
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
  const options = planOptionsOf(DEFAULT_STUDY, clock.now());
  const planned = nextQuestions(open, NOTHING_KNOWN, options, GUEST_PACK.size * (round + 1));
  const asked = planned.slice(GUEST_PACK.size * round).map(({ number }) => number);
  return bank.revisions(ofNumbers(open, asked));
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
  const given = { ...request, lang: DEFAULT_LOCALE };
  const { answers, end: sequence } = await countOnce(parts, userId, given, ANYBODY, parts.keep);
  if (sequence !== null) await parts.marks.set('answers-recorded', userId, sequence);
  return { answers };
}
