import { listOf, named } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { CATEGORY_STATS } from './get-category-stats.ts';

export const listCategoryStats = declare({
  method: 'get',
  path: '/api/v1/stats/categories',
  summary:
    'Returns how many exams were passed and failed in each category with exams, in the order of their ids',
  access: 'active',
  answer: named('AllCategoryStats', listOf(CATEGORY_STATS)),
});
