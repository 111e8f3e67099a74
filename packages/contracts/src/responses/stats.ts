import Joi from 'joi';
import type { CategoryStatsDto, ExamHistoryItemDto, OwnRankDto, RankingEntryDto } from '../dto/stats.ts';
import { FIELDS } from '../schemas/fields.ts';
import { listOf, shapeOf } from '../schemas/shape.ts';
import { CATEGORY } from './category.ts';

export const EXAM_HISTORY_FIELDS = {
  testId: FIELDS.id.required(),
  status: Joi.string().valid('passed', 'failed').required(),
  primaryPoints: FIELDS.count.required(),
  technicalPoints: FIELDS.count.required(),
  summaryPoints: FIELDS.count.required(),
  finishedAt: FIELDS.instant.required(),
};

export const STATS_RESPONSES = {
  categoryStats: shapeOf<CategoryStatsDto>({
    statsId: FIELDS.count.required(),
    userId: FIELDS.id.required(),
    category: CATEGORY.required(),
    passedCount: FIELDS.count.required(),
    failedCount: FIELDS.count.required(),
  }),
  ranking: listOf(
    shapeOf<RankingEntryDto>({
      passedCount: FIELDS.count.required(),
      user: shapeOf<RankingEntryDto['user']>({
        username: Joi.string().required(),
        level: FIELDS.count.required(),
      }).required(),
    }),
  ),
  ownRank: shapeOf<OwnRankDto>({
    rank: FIELDS.id.allow(null).required(),
    passedCount: FIELDS.count.required(),
  }),
  examHistory: listOf(shapeOf<ExamHistoryItemDto>(EXAM_HISTORY_FIELDS)),
} as const;
