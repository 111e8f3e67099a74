import type { QuestionTopic } from '../../exam/topics.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { HOMEWORK, HOMEWORK_COUNT, ONE_GROUP } from './group.ts';

interface NewHomework {
  /** Absent: the questions that the member answered wrong, and once there are none, those of the plan. */
  readonly topic?: QuestionTopic;
  /** Instead of a topic: a rule behind questions of the group's category. */
  readonly rule?: string;
  /** How many answers. */
  readonly count: number;
  /** Last day, such as `2026-12-24`. */
  readonly due: string;
}

export const addHomework = declare({
  method: 'post',
  path: '/api/v1/tests/groups/:groupId/homework',
  summary: 'Sets homework for a group, for its instructor',
  access: 'active',
  params: ONE_GROUP,
  body: shapeOf<NewHomework>({
    topic: FIELDS.topic,
    rule: FIELDS.rule,
    count: HOMEWORK_COUNT.required(),
    due: FIELDS.day.required(),
  }),
  answer: HOMEWORK,
  status: 201,
  problems: ['too-much-homework'],
});
