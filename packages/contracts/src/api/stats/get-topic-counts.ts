import Joi from 'joi';
import type { QuestionTopic } from '../../exam/topics.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf } from '../../schemas/shape.ts';
import { ONE_CATEGORY } from '../category.ts';
import { declare } from '../declare.ts';

/** Of all finished tests, without topics that were never asked. */
export interface TopicCountDto {
  readonly topic: QuestionTopic;
  /** Questions of exams, and those of learning modes that were answered. */
  readonly asked: number;
  readonly correct: number;
}

export interface TopicShareDto extends TopicCountDto {
  /** Right answers of those asked, 0..1; null while there are too few answers for it to mean anything. */
  readonly share: number | null;
}

export const TOPIC_COUNT_FIELDS = {
  topic: FIELDS.topic.required(),
  asked: FIELDS.count.required(),
  correct: FIELDS.count.required(),
};

export const getTopicCounts = declare({
  method: 'get',
  path: '/api/v1/stats/:category/topics',
  summary: 'Counts for each topic the questions that were asked and answered right, in all finished tests',
  access: 'active',
  params: ONE_CATEGORY,
  answer: named(
    'TopicShares',
    listOf(
      shapeOf<TopicShareDto>({
        ...TOPIC_COUNT_FIELDS,
        share: Joi.number().min(0).max(1).allow(null).required(),
      }),
    ),
  ),
});
