import Joi from 'joi';
import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { GROUP, ONE_GROUP } from './group.ts';

interface GroupChange {
  readonly name?: string;
  readonly proposedExam?: string | null;
  /** The old code is worth nothing from then on. */
  readonly renewCode?: true;
}

export const updateGroup = declare({
  method: 'patch',
  path: '/api/v1/tests/groups/:groupId',
  summary: 'Changes the name, the proposed exam day or the join code of a group, for its instructor',
  access: 'active',
  params: ONE_GROUP,
  body: shapeOf<GroupChange>({
    name: FIELDS.groupName,
    proposedExam: FIELDS.day.allow(null),
    renewCode: Joi.boolean().valid(true),
  }),
  answer: GROUP,
});
