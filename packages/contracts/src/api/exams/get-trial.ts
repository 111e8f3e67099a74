import type { CategoryName } from '../../exam/categories.ts';
import type { QuestionLanguage } from '../../locales.ts';
import { listOf, named, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { CATEGORY_AND_LANGUAGE } from '../questions/one-question.ts';
import { QUESTION, type QuestionDto } from '../questions/question.ts';

/** `GET v1/tests/trial`: five basic and two specialist questions, unscored. */
export interface TrialDto {
  readonly questions: readonly QuestionDto[];
}

export const getTrial = declare({
  method: 'get',
  path: '/api/v1/tests/trial',
  summary: 'Returns five basic and two specialist questions that do not count',
  access: 'active',
  query: shapeOf<{ readonly cat: CategoryName; readonly lang: QuestionLanguage }>(CATEGORY_AND_LANGUAGE),
  answer: named('Trial', shapeOf<TrialDto>({ questions: listOf(QUESTION).required() })),
  problems: ['category-unavailable'],
});
