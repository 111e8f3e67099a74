import Joi from 'joi';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf } from '../../schemas/shape.ts';
import { ONE_CATEGORY } from '../category.ts';
import { declare } from '../declare.ts';
import { IN_PERIOD } from './ranking-period.ts';

/** One line of the ranking. */
export interface RankingEntryDto {
  readonly passedCount: number;
  readonly user: { readonly username: string; readonly level: number };
}

export const getRanking = declare({
  method: 'get',
  path: '/api/v1/stats/ranking/:category',
  summary:
    'Lists the 100 learners with the most passed exams; of each day, the first 30 exams of a category count',
  access: 'active',
  params: ONE_CATEGORY,
  query: IN_PERIOD,
  answer: named(
    'Ranking',
    listOf(
      shapeOf<RankingEntryDto>({
        passedCount: FIELDS.count.required(),
        user: shapeOf<RankingEntryDto['user']>({
          username: Joi.string().required(),
          level: FIELDS.count.required(),
        }).required(),
      }),
    ),
  ),
});
