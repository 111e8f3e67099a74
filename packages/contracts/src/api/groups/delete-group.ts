import { declare } from '../declare.ts';
import { ONE_GROUP } from './group.ts';

export const deleteGroup = declare({
  method: 'delete',
  path: '/api/v1/tests/groups/:groupId',
  summary: 'Deletes a group, for its instructor',
  access: 'active',
  params: ONE_GROUP,
});
