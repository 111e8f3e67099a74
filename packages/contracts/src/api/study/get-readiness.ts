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

/** `GET v1/tests/readiness/{category}`: the chance to pass an exam today, or what is missing to tell it. */
export interface ReadinessDto {
  /** 0..1; null while too little is known. So are the other figures of it. */
  readonly probability: number | null;
  /** In four of five cases the chance lies between `low` and `high`. */
  readonly low: number | null;
  readonly high: number | null;
  readonly expectedPoints: number | null;
  readonly verdict: ReadinessVerdict;
  /** Different questions still to be answered before it can be told; 0 when it is told. */
  readonly missingAnswers: number;
  /** …of so many; 0 when it is told. */
  readonly neededAnswers: number;
  /** What would raise it most; null when nothing would, or nothing is told. */
  readonly best: {
    readonly topic: QuestionTopic;
    /** The chance to pass once the topic is known well. */
    readonly probability: number;
    /** How much more that is than now. */
    readonly gain: number;
  } | null;
}

export const getReadiness = declare({
  method: 'get',
  path: '/api/v1/tests/readiness/:category',
  summary: 'The chance to pass an exam today, or what is missing to tell it',
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
