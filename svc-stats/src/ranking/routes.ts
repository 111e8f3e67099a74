import { type CategoryName, RANKING_PERIODS, type RankingPeriod } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import Joi from 'joi';
import type { RankingReader } from './read-ranking.ts';

const params = shapeOf<{ category: CategoryName }>({ category: FIELDS.category.required() });
const query = shapeOf<{ period: RankingPeriod }>({
  period: Joi.string()
    .valid(...RANKING_PERIODS)
    .default('all'),
});

/** @param ownWrites makes a read wait for the learner's own last exam */
export function rankingEndpoints(ranking: RankingReader, ownWrites: RequestHandler): Endpoint[] {
  return [
    endpoint({
      method: 'get',
      path: '/api/v1/stats/ranking/:category',
      summary:
        'The 100 learners with the most passed exams; of a day and category the first 30 finished ones count',
      access: 'active',
      params,
      query,
      returns: RESPONSES.ranking,
      before: [ownWrites],
      async handle({ params: { category }, query: { period }, user: { userId } }) {
        return ranking.best({ userId, category, period });
      },
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/stats/ranking/:category/me',
      summary: "The learner's own rank",
      access: 'active',
      params,
      query,
      returns: RESPONSES.ownRank,
      before: [ownWrites],
      async handle({ params: { category }, query: { period }, user: { userId } }) {
        return ranking.own({ userId, category, period });
      },
    }),
  ];
}
