import Joi from 'joi';
import type { QuestionTopic } from '../../exam/topics.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf } from '../../schemas/shape.ts';
import { ONE_CATEGORY } from '../category.ts';
import { declare } from '../declare.ts';

const count = FIELDS.count.required();
const share = Joi.number().min(0).max(1);

/** `GET v1/tests/topics/{category}`: an item for each topic that the category has questions of. */
export interface TopicProgressDto {
  readonly topic: QuestionTopic;
  readonly questions: number;
  /** How many of them the learner has answered. */
  readonly seen: number;
  /** Answered right when last asked: some of those seen. */
  readonly known: number;
  /** Right when last asked, and remembered for weeks: some of those known. */
  readonly mastered: number;
  /** Share of the questions that are mastered, 0..1. */
  readonly mastery: number;
  /** Day of the newest mistake that no later right answer has mended, such as `2026-11-23`. */
  readonly lastWrong: string | null;
}

export const getTopics = declare({
  method: 'get',
  path: '/api/v1/tests/topics/:category',
  summary: 'The topics of a category, and how far each is mastered',
  access: 'active',
  params: ONE_CATEGORY,
  answer: named(
    'Topics',
    listOf(
      shapeOf<TopicProgressDto>({
        topic: FIELDS.topic.required(),
        questions: count,
        seen: count,
        known: count,
        mastered: count,
        mastery: share.required(),
        lastWrong: FIELDS.day.allow(null).required(),
      }),
    ),
  ),
});
