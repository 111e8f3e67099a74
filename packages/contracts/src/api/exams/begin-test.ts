import Joi from 'joi';
import type { CategoryName } from '../../exam/categories.ts';
import { MAX_LEARNING_TEST_SIZE, type TestMode } from '../../exam/rules.ts';
import type { QuestionTopic } from '../../exam/topics.ts';
import type { QuestionLanguage } from '../../locales.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { type CallLimit, declare } from '../declare.ts';
import { TEST } from './test.ts';

/** Starting and checking at once would otherwise farm a level. */
export const NEW_TESTS = {
  name: 'new-tests',
  calls: 600,
  seconds: 60 * 60,
  per: 'account',
} as const satisfies CallLimit;

/** What a learner asks for with a new test. */
interface NewTest {
  readonly categoryName: CategoryName;
  readonly lang: QuestionLanguage;
  readonly mode: TestMode;
  readonly topic?: QuestionTopic;
  /** Instead of a topic: the rule behind the questions. */
  readonly rule?: string;
  /** One beside that rule: questions of both alternate. */
  readonly contrast?: string;
  /** How many questions at most. */
  readonly size?: number;
  /** The test whose mistakes are to be reviewed. */
  readonly fromTest?: number;
  /** The homework that it is begun with. */
  readonly homework?: number;
  /** Of a review: nothing but mistakes that no later right answer has mended. */
  readonly only?: 'mistakes';
}

export const beginTest = declare({
  method: 'post',
  path: '/api/v1/tests',
  summary: 'Creates a test: an exam, practice, a topic, a rule or a pair of rules, or a review',
  access: 'active',
  body: shapeOf<NewTest>({
    categoryName: FIELDS.category.required(),
    lang: FIELDS.questionLanguage.required(),
    mode: FIELDS.mode.required(),
    topic: FIELDS.topic,
    rule: FIELDS.rule,
    contrast: FIELDS.rule,
    size: Joi.number().integer().min(1).max(MAX_LEARNING_TEST_SIZE),
    fromTest: FIELDS.id,
    homework: FIELDS.id,
    only: Joi.string().valid('mistakes'),
  }),
  answer: TEST,
  status: 201,
  problems: ['unfinished-test', 'category-unavailable', 'no-questions'],
  limits: [NEW_TESTS],
});
