import Joi from 'joi';
import type { CategoryName } from '../../exam/categories.ts';
import type { QuestionLanguage } from '../../locales.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { named, shapeOf, type WithDefaults } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { TEST_FIELDS, type TestDto } from './test.ts';

/** `GET v1/tests/find/unfinished`. */
export interface UnfinishedTestDto {
  readonly testId: number | null;
  /** With `?detail=true` alone: the language the test was drawn in. */
  readonly lang?: QuestionLanguage;
  /** With `?detail=true` alone. */
  readonly categoryName?: CategoryName;
  /** With `?detail=true` alone. */
  readonly standing?: TestStandingDto;
}

/** How far a test is that waits for its learner. */
export interface TestStandingDto extends Pick<TestDto, 'mode' | 'isFirst' | 'deadline' | 'serverTime'> {
  readonly questionCount: number;
  readonly answeredCount: number;
}

export const findUnfinished = declare({
  method: 'get',
  path: '/api/v1/tests/find/unfinished',
  summary:
    'Returns the id of the unfinished test, if there is one; with detail=true also its language, its category and how far it is',
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
      standing: shapeOf<TestStandingDto>({
        mode: TEST_FIELDS.mode,
        isFirst: TEST_FIELDS.isFirst,
        questionCount: FIELDS.count.required(),
        answeredCount: FIELDS.count.required(),
        deadline: TEST_FIELDS.deadline,
        serverTime: TEST_FIELDS.serverTime,
      }),
    }),
  ),
});
