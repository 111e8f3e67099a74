import Joi from 'joi';
import type { FinishedStatus } from '../../exam/rules.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { named, shapeOf } from '../../schemas/shape.ts';
import { ANSWERS, type AnswersByNumber } from './test.ts';

/** `PATCH v1/tests/{testId}/check`. */
export interface CheckResultDto {
  readonly status: FinishedStatus;
  readonly primaryPoints: number;
  readonly technicalPoints: number;
  readonly summaryPoints: number;
  readonly primaryAmountOfCorrectAnswers: number;
  readonly technicalAmountOfCorrectAnswers: number;
  readonly correctAnswers: AnswersByNumber;
  readonly isNextLevel: boolean;
}

export const CHECK_RESULT = named(
  'CheckResult',
  shapeOf<CheckResultDto>({
    status: FIELDS.finishedStatus.required(),
    primaryPoints: FIELDS.count.required(),
    technicalPoints: FIELDS.count.required(),
    summaryPoints: FIELDS.count.required(),
    primaryAmountOfCorrectAnswers: FIELDS.count.required(),
    technicalAmountOfCorrectAnswers: FIELDS.count.required(),
    correctAnswers: ANSWERS.required(),
    isNextLevel: Joi.boolean().required(),
  }),
);
