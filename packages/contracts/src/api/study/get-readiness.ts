import Joi from 'joi';
import type { QuestionTopic } from '../../exam/topics.ts';
import { READINESS_VERDICTS, type ReadinessVerdict } from '../../learning/plan.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { named, shapeOf } from '../../schemas/shape.ts';
import { ONE_CATEGORY } from '../category.ts';
import { declare } from '../declare.ts';

const count = FIELDS.count.required();
const share = Joi.number().min(0).max(1);
const shareOrNull = share.allow(null).required();

/** `GET v1/tests/readiness/{category}`: the probability of passing an exam today, or what is missing to estimate it. */
export interface ReadinessDto {
  /** 0..1; null, like the other figures, while there is too little data. */
  readonly probability: number | null;
  /** In four of five cases the chance lies between `low` and `high`. */
  readonly low: number | null;
  readonly high: number | null;
  readonly expectedPoints: number | null;
  readonly verdict: ReadinessVerdict;
  /** Number of different questions still to be answered before it can be estimated; 0 if it is estimated. */
  readonly missingAnswers: number;
  /** Out of this many; 0 if it is estimated. */
  readonly neededAnswers: number;
  /** The topic that would raise it most; null if none would, or if there is no estimate. */
  readonly best: {
    readonly topic: QuestionTopic;
    /** The probability of passing once the topic is mastered. */
    readonly probability: number;
    /** How much more that is than now. */
    readonly gain: number;
  } | null;
}

export const getReadiness = declare({
  method: 'get',
  path: '/api/v1/tests/readiness/:category',
  summary:
    'Returns the chance of passing an exam today, or how many answers are missing until it can be told',
  access: 'active',
  params: ONE_CATEGORY,
  answer: named(
    'Readiness',
    shapeOf<ReadinessDto>({
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
  ),
  problems: ['category-unavailable'],
});
