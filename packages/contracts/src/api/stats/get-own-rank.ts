import { FIELDS } from '../../schemas/fields.ts';
import { named, shapeOf } from '../../schemas/shape.ts';
import { ONE_CATEGORY } from '../category.ts';
import { declare } from '../declare.ts';
import { IN_PERIOD } from './ranking-period.ts';

export interface OwnRankDto {
  /** Null before the first passed exam, and for a learner who is hidden from rankings. */
  readonly rank: number | null;
  /** Of a hidden learner too; nobody else is told. */
  readonly passedCount: number;
}

export const getOwnRank = declare({
  method: 'get',
  path: '/api/v1/stats/ranking/:category/me',
  summary: "Returns the learner's own rank",
  access: 'active',
  params: ONE_CATEGORY,
  query: IN_PERIOD,
  answer: named(
    'OwnRank',
    shapeOf<OwnRankDto>({ rank: FIELDS.id.allow(null).required(), passedCount: FIELDS.count.required() }),
  ),
});
