import type { CategoryName } from '../../exam/categories.ts';
import type { QuestionLanguage } from '../../locales.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { ONE_TEST, TEST } from './test.ts';

/** Without them the test's own language and category are meant. */
interface TestView {
  readonly lang?: QuestionLanguage;
  readonly cat?: CategoryName;
}

export const getTest = declare({
  method: 'get',
  path: '/api/v1/tests/single/:testId',
  summary: 'Returns a test with its questions',
  access: 'active',
  params: ONE_TEST,
  query: shapeOf<TestView>({ lang: FIELDS.questionLanguage, cat: FIELDS.category }),
  answer: TEST,
});
