import Joi from 'joi';
import type { SharingDto } from '../../groups/groups.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { ONE_GROUP, SHARING } from './group.ts';

export const changeSharing = declare({
  method: 'patch',
  path: '/api/v1/tests/groups/:groupId/sharing',
  summary: 'Changes what a member shares with the instructor',
  access: 'active',
  params: ONE_GROUP,
  body: shapeOf<Partial<SharingDto>>({
    readiness: Joi.boolean(),
    exams: Joi.boolean(),
    topics: Joi.boolean(),
    answers: Joi.boolean(),
  }),
  answer: SHARING,
});
