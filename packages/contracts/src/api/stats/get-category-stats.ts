import { FIELDS } from '../../schemas/fields.ts';
import { named, shapeOf } from '../../schemas/shape.ts';
import { CATEGORY, type CategoryDto, ONE_CATEGORY } from '../category.ts';
import { declare } from '../declare.ts';

/** Exams only. */
export interface CategoryStatsDto {
  readonly statsId: number;
  readonly userId: number;
  readonly category: CategoryDto;
  readonly passedCount: number;
  readonly failedCount: number;
}

export const CATEGORY_STATS = named(
  'CategoryStats',
  shapeOf<CategoryStatsDto>({
    statsId: FIELDS.count.required(),
    userId: FIELDS.id.required(),
    category: CATEGORY.required(),
    passedCount: FIELDS.count.required(),
    failedCount: FIELDS.count.required(),
  }),
);

export const getCategoryStats = declare({
  method: 'get',
  path: '/api/v1/stats/:category',
  summary: 'Returns how many exams were passed and failed',
  access: 'active',
  params: ONE_CATEGORY,
  answer: CATEGORY_STATS,
});
