import Joi from 'joi';
import type { CategoryName } from '../../exam/categories.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { CHECK_RESULT } from './check-result.ts';
import { type AnswersByNumber, ONE_TEST } from './test.ts';

interface Check {
  readonly categoryName: CategoryName;
  readonly answers: AnswersByNumber;
  /** That of the path, if at all. */
  readonly testId?: number;
}

export const checkTest = declare({
  method: 'patch',
  path: '/api/v1/tests/:testId/check',
  summary: 'Ends a test and returns its result',
  access: 'active',
  params: ONE_TEST,
  body: shapeOf<Check>({
    categoryName: FIELDS.category.required(),
    answers: Joi.object().pattern(/^\d+$/, FIELDS.answer).required(),
    testId: FIELDS.id,
  }),
  answer: CHECK_RESULT,
});
