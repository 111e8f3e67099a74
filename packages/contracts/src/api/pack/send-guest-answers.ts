import type { CategoryName } from '../../exam/categories.ts';
import { GUEST_PACK } from '../../learning/pack.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { named, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { GIVEN_ANSWERS, ISSUE, type PackAnswer } from './pack.ts';
import { OUTCOMES, type PackAnswersDto } from './send-pack-answers.ts';

/** `POST v1/tests/guest-pack/answers`: answers given before there was an account; each question once. */
export interface GuestAnswersRequest {
  readonly categoryName: CategoryName;
  /** As of {@link PackAnswersRequest}. */
  readonly issue?: string;
  readonly answers: readonly PackAnswer[];
}

export type GuestAnswersDto = Pick<PackAnswersDto, 'answers'>;

export const sendGuestAnswers = declare({
  method: 'post',
  path: '/api/v1/tests/guest-pack/answers',
  summary: 'Counts answers that were given before there was an account; they earn no experience',
  access: 'signed-in',
  body: shapeOf<GuestAnswersRequest>({
    categoryName: FIELDS.category.required(),
    issue: ISSUE,
    answers: GIVEN_ANSWERS.max(GUEST_PACK.size * GUEST_PACK.rounds).required(),
  }),
  answer: named('GuestAnswers', shapeOf<GuestAnswersDto>({ answers: OUTCOMES })),
});
