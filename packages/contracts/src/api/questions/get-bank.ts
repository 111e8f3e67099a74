import Joi from 'joi';
import { FIELDS } from '../../schemas/fields.ts';
import { named, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';

/** `GET v1/tests/bank`: the questions that are loaded. */
export interface BankDto {
  /** `own`: the project's practice material; `official`: an edition of the ministry's bank. */
  readonly source: 'own' | 'official';
  readonly questions: number;
  /** How many of the questions have an explanation. */
  readonly withExplanation: number;
}

export const getBank = declare({
  method: 'get',
  path: '/api/v1/tests/bank',
  summary: 'Returns which edition of the questions is loaded',
  access: 'public',
  answer: named(
    'Bank',
    shapeOf<BankDto>({
      source: Joi.string().valid('own', 'official').required(),
      questions: FIELDS.count.required(),
      withExplanation: FIELDS.count.required(),
    }),
  ),
});
