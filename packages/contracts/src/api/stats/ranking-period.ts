import Joi from 'joi';
import { shapeOf, type WithDefaults } from '../../schemas/shape.ts';
import { RANKING_PERIODS, type RankingPeriod } from '../../stats/ranking.ts';

/** Which span of a ranking is asked for. */
export const IN_PERIOD = shapeOf<WithDefaults<{ readonly period: RankingPeriod }, 'period'>>({
  period: Joi.string()
    .valid(...RANKING_PERIODS)
    .default('all'),
});
