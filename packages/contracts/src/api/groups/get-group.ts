import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import {
  GROUP_FIELDS,
  type GroupDetailsDto,
  type GroupMemberDto,
  type GroupTopicDto,
  MEMBER_FIELDS,
  ONE_GROUP,
} from './group.ts';

export const getGroup = declare({
  method: 'get',
  path: '/api/v1/tests/groups/:groupId',
  summary:
    'Returns a group: with all members for its instructor, and for a member with what the instructor sees of them',
  access: 'active',
  params: ONE_GROUP,
  answer: named(
    'GroupDetails',
    shapeOf<GroupDetailsDto>({
      ...GROUP_FIELDS,
      members: listOf(shapeOf<GroupMemberDto>(MEMBER_FIELDS)).required(),
      topics: listOf(
        shapeOf<GroupTopicDto>({
          topic: FIELDS.topic.required(),
          members: FIELDS.count.required(),
          seen: FIELDS.count.required(),
          wrong: FIELDS.count.required(),
        }),
      )
        .allow(null)
        .required(),
    }),
  ),
});
