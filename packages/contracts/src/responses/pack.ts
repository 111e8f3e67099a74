import Joi from 'joi';
import {
  type GuestAnswersDto,
  PACK_ANSWER_OUTCOMES,
  type PackAnswersDto,
  type PackDto,
} from '../dto/pack.ts';
import { FIELDS } from '../schemas/fields.ts';
import { listOf, shapeOf } from '../schemas/shape.ts';
import { SOLVED_QUESTION } from './questions.ts';

const OUTCOMES = listOf(
  shapeOf<PackAnswersDto['answers'][number]>({
    questionNumber: FIELDS.id.required(),
    outcome: Joi.string()
      .valid(...PACK_ANSWER_OUTCOMES)
      .required(),
  }),
).required();

export const PACK_RESPONSES = {
  pack: shapeOf<PackDto>({
    made: FIELDS.instant.required(),
    issue: Joi.string().required(),
    questions: listOf(SOLVED_QUESTION).required(),
  }),
  packAnswers: shapeOf<PackAnswersDto>({
    answers: OUTCOMES,
    testId: FIELDS.id.allow(null).required(),
    xpGained: FIELDS.count.required(),
    isNextLevel: Joi.boolean().required(),
  }),
  guestAnswers: shapeOf<GuestAnswersDto>({ answers: OUTCOMES }),
} as const;
