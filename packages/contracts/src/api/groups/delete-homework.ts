import { declare } from '../declare.ts';
import { ONE_HOMEWORK } from './group.ts';

export const deleteHomework = declare({
  method: 'delete',
  path: '/api/v1/tests/groups/:groupId/homework/:homeworkId',
  summary: 'Deletes homework of a group, for its instructor',
  access: 'active',
  params: ONE_HOMEWORK,
});
