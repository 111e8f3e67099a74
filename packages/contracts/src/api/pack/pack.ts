import Joi from 'joi';
import type { Answer } from '../../exam/rules.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf } from '../../schemas/shape.ts';
import { SOLVED_QUESTION, type SolvedQuestionDto } from '../questions/question.ts';

/** `GET v1/tests/pack`: questions with their answers, to practise without a connection, the most useful first. */
export interface PackDto {
  readonly made: string;
  /** Signed statement of the recipient and the time of creation; sent back with the answers. */
  readonly issue: string;
  readonly questions: readonly SolvedQuestionDto[];
}

/** An answer that was given without a connection. */
export interface PackAnswer {
  readonly questionNumber: number;
  readonly answer: Answer;
  /** By the clock of the device. */
  readonly answeredAt: string;
}

export const PACK = named(
  'Pack',
  shapeOf<PackDto>({
    made: FIELDS.instant.required(),
    issue: Joi.string().required(),
    questions: listOf(SOLVED_QUESTION).required(),
  }),
);

/** Answers that were given without a connection or an account. */
export const GIVEN_ANSWERS = Joi.array()
  .items(
    shapeOf<PackAnswer>({
      questionNumber: FIELDS.id.required(),
      answer: FIELDS.answer.required(),
      answeredAt: FIELDS.instant.required(),
    }),
  )
  .unique('questionNumber')
  .min(1);

/** Of the pack that is answered. */
export const ISSUE = Joi.string().max(200);
