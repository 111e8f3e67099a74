import Joi from 'joi';
import type { CategoryName } from '../../exam/categories.ts';
import { PACK_ANSWER_OUTCOMES, PACK_ANSWERS, type PackAnswerOutcome } from '../../learning/pack.ts';
import type { QuestionLanguage } from '../../locales.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { GIVEN_ANSWERS, ISSUE, type PackAnswer } from './pack.ts';

/** `POST v1/tests/pack/answers`: each question once. */
export interface PackAnswersRequest {
  readonly categoryName: CategoryName;
  readonly lang: QuestionLanguage;
  /** Of the pack: days count from then on. Without it, or from before it, answers teach and earn but make no day. */
  readonly issue?: string;
  readonly answers: readonly PackAnswer[];
}

export interface PackAnswersDto {
  /** In the order in which they were sent. */
  readonly answers: readonly { readonly questionNumber: number; readonly outcome: PackAnswerOutcome }[];
  /** The test of mode `review` that the answers count as; null when none counts. */
  readonly testId: number | null;
  readonly xpGained: number;
  readonly isNextLevel: boolean;
}

export const OUTCOMES = listOf(
  shapeOf<PackAnswersDto['answers'][number]>({
    questionNumber: FIELDS.id.required(),
    outcome: Joi.string()
      .valid(...PACK_ANSWER_OUTCOMES)
      .required(),
  }),
).required();

export const sendPackAnswers = declare({
  method: 'post',
  path: '/api/v1/tests/pack/answers',
  summary: 'Counts answers that were given without a connection, each once',
  access: 'active',
  body: shapeOf<PackAnswersRequest>({
    categoryName: FIELDS.category.required(),
    lang: FIELDS.questionLanguage.required(),
    issue: ISSUE,
    answers: GIVEN_ANSWERS.max(PACK_ANSWERS.most).required(),
  }),
  answer: named(
    'PackAnswers',
    shapeOf<PackAnswersDto>({
      answers: OUTCOMES,
      testId: FIELDS.id.allow(null).required(),
      xpGained: FIELDS.count.required(),
      isNextLevel: Joi.boolean().required(),
    }),
  ),
});
