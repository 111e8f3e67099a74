import Joi from 'joi';
import type { CategoryName } from '../../exam/categories.ts';
import type { QuestionLanguage } from '../../locales.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { named, shapeOf, type WithDefaults } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';

/** `GET v1/tests/find/unfinished`. */
export interface UnfinishedTestDto {
  readonly testId: number | null;
  /** With `?detail=true` alone: the language the test was drawn in. */
  readonly lang?: QuestionLanguage;
  /** With `?detail=true` alone. */
  readonly categoryName?: CategoryName;
}

export const findUnfinished = declare({
  method: 'get',
  path: '/api/v1/tests/find/unfinished',
  summary:
    'Returns the id of the unfinished test, if there is one; with detail=true also its language and category',
  access: 'active',
  query: shapeOf<WithDefaults<{ readonly detail: boolean }, 'detail'>>({
    detail: Joi.boolean().default(false),
  }),
  answer: named(
    'UnfinishedTest',
    shapeOf<UnfinishedTestDto>({
      testId: FIELDS.id.allow(null).required(),
      lang: FIELDS.questionLanguage,
      categoryName: FIELDS.category,
    }),
  ),
});
