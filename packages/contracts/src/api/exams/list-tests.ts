import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf, type WithDefaults } from '../../schemas/shape.ts';
import { ONE_CATEGORY } from '../category.ts';
import { declare } from '../declare.ts';
import { TEST } from './test.ts';

/** Without them the newest, as many as there can be at once. */
interface TestsPage {
  readonly limit: number;
  readonly cursor?: number;
}

export const listTests = declare({
  method: 'get',
  path: '/api/v1/tests/:category',
  summary: "Lists the learner's tests in a category, the newest first",
  access: 'active',
  params: ONE_CATEGORY,
  query: shapeOf<WithDefaults<TestsPage, 'limit'>>({
    limit: FIELDS.limit,
    cursor: FIELDS.id,
  }),
  answer: named('Tests', listOf(TEST)),
});
