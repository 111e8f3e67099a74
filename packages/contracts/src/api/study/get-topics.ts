import type { QuestionTopic } from '../../exam/topics.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf } from '../../schemas/shape.ts';
import { ONE_CATEGORY } from '../category.ts';
import { declare } from '../declare.ts';
import { MASTERY_FIELDS, type MasteryDto } from './mastery.ts';

/** `GET v1/tests/topics/{category}`: an item for each topic that the category has questions of. */
export interface TopicProgressDto extends MasteryDto {
  readonly topic: QuestionTopic;
}

export const getTopics = declare({
  method: 'get',
  path: '/api/v1/tests/topics/:category',
  summary: 'Lists the topics of a category, and how far the learner masters each',
  access: 'active',
  params: ONE_CATEGORY,
  answer: named(
    'Topics',
    listOf(shapeOf<TopicProgressDto>({ topic: FIELDS.topic.required(), ...MASTERY_FIELDS })),
  ),
});
