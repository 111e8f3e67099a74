import { listOf, named, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import {
  EXAM_FIELDS,
  MEMBER_ANSWER,
  MEMBER_FIELDS,
  type MemberDetailsDto,
  type MemberResultDto,
  ONE_MEMBER,
} from './group.ts';

export const getGroupMember = declare({
  method: 'get',
  path: '/api/v1/tests/groups/:groupId/members/:userId',
  summary: 'Returns what a member shares, with single exams, for the instructor and the member',
  access: 'active',
  params: ONE_MEMBER,
  answer: named(
    'GroupMember',
    shapeOf<MemberDetailsDto>({
      ...MEMBER_FIELDS,
      results: listOf(
        shapeOf<MemberResultDto>({ ...EXAM_FIELDS, answers: listOf(MEMBER_ANSWER).allow(null).required() }),
      )
        .allow(null)
        .required(),
    }),
  ),
});
