import Joi from 'joi';
import type { PlanDto, ReadinessDto, TopicProgressDto } from '../dto/learning.ts';
import { FIELDS } from '../schemas/fields.ts';
import { listOf, shapeOf } from '../schemas/shape.ts';

const count = FIELDS.count.required();
const share = Joi.number().min(0).max(1);
const shareOrNull = share.allow(null).required();

export const LEARNING_RESPONSES = {
  plan: shapeOf<PlanDto>({
    dailyGoal: count,
    doneToday: count,
    next: shapeOf<PlanDto['next']>({ due: count, mistake: count, new: count, refresh: count }).required(),
    minutes: count,
  }),
  readiness: shapeOf<ReadinessDto>({
    probability: shareOrNull,
    low: shareOrNull,
    high: shareOrNull,
    expectedPoints: Joi.number().min(0).allow(null).required(),
    missingAnswers: count,
    best: shapeOf<NonNullable<ReadinessDto['best']>>({
      topic: FIELDS.topic.required(),
      probability: share.required(),
      gain: share.required(),
    })
      .allow(null)
      .required(),
  }),
  topics: listOf(
    shapeOf<TopicProgressDto>({
      topic: FIELDS.topic.required(),
      questions: count,
      seen: count,
      mastered: count,
      mastery: share.required(),
      lastWrong: FIELDS.day.allow(null).required(),
    }),
  ),
} as const;
