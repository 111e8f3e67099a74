import Joi from 'joi';
import {
  DAY_STATES,
  type PlanDto,
  READINESS_VERDICTS,
  type ReadinessDto,
  type TopicProgressDto,
} from '../dto/learning.ts';
import { FIELDS } from '../schemas/fields.ts';
import { listOf, shapeOf } from '../schemas/shape.ts';

const count = FIELDS.count.required();
const share = Joi.number().min(0).max(1);
const shareOrNull = share.allow(null).required();

export const LEARNING_RESPONSES = {
  plan: shapeOf<PlanDto>({
    state: Joi.string()
      .valid(...DAY_STATES)
      .required(),
    dailyGoal: count,
    doneToday: count,
    mistakesToday: count,
    next: shapeOf<PlanDto['next']>({
      due: count,
      mistake: count,
      new: count,
      refresh: count,
      again: count,
    }).required(),
    minutes: count,
    exam: shapeOf<NonNullable<PlanDto['exam']>>({
      date: FIELDS.day.required(),
      daysLeft: Joi.number().integer().required(),
      perDay: FIELDS.count.allow(null).required(),
    })
      .allow(null)
      .required(),
  }),
  readiness: shapeOf<ReadinessDto>({
    probability: shareOrNull,
    low: shareOrNull,
    high: shareOrNull,
    expectedPoints: Joi.number().min(0).allow(null).required(),
    verdict: Joi.string()
      .valid(...READINESS_VERDICTS)
      .required(),
    missingAnswers: count,
    neededAnswers: count,
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
