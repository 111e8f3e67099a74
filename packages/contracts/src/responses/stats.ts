import Joi from 'joi';
import {
  type ActivityDayDto,
  type ActivityDto,
  type CategoryStatsDto,
  type ExamDayDto,
  type ExamHistoryItemDto,
  MEDALS,
  type MedalDto,
  type OwnRankDto,
  type RankingEntryDto,
  type TopicShareDto,
} from '../dto/stats.ts';
import { EXAM } from '../exam/rules.ts';
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

export const MEDAL = shapeOf<MedalDto>({
  medal: Joi.string()
    .valid(...MEDALS)
    .required(),
  category: FIELDS.category,
  awardedAt: FIELDS.instant.required(),
});

export const ACTIVITY_DAY = shapeOf<ActivityDayDto>({
  day: FIELDS.day.required(),
  answered: FIELDS.count.required(),
  state: Joi.string().valid('reached', 'frozen', 'missed', 'open').required(),
});

export const TOPIC_COUNT_FIELDS = {
  topic: FIELDS.topic.required(),
  asked: FIELDS.count.required(),
  correct: FIELDS.count.required(),
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
  activity: shapeOf<ActivityDto>({
    today: FIELDS.day.required(),
    streak: shapeOf<ActivityDto['streak']>({
      current: FIELDS.count.required(),
      longest: FIELDS.count.required(),
      isReachedToday: Joi.boolean().required(),
      isFreezeLeft: Joi.boolean().required(),
    }).required(),
    days: listOf(ACTIVITY_DAY).required(),
  }),
  medals: listOf(MEDAL),
  topicShares: listOf(
    shapeOf<TopicShareDto>({
      ...TOPIC_COUNT_FIELDS,
      share: Joi.number().min(0).max(1).allow(null).required(),
    }),
  ),
  examDays: listOf(
    shapeOf<ExamDayDto>({
      day: FIELDS.day.required(),
      passedCount: FIELDS.count.required(),
      failedCount: FIELDS.count.required(),
      averagePoints: Joi.number().min(0).max(EXAM.totalPoints).required(),
      bestPoints: FIELDS.count.required(),
    }),
  ),
  examHistory: listOf(shapeOf<ExamHistoryItemDto>(EXAM_HISTORY_FIELDS)),
} as const;
