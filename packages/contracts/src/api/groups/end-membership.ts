import { declare } from '../declare.ts';
import { ONE_MEMBER } from './group.ts';

export const endMembership = declare({
  method: 'delete',
  path: '/api/v1/tests/groups/:groupId/members/:userId',
  summary: 'Leaves a group, or removes a member from it as its instructor',
  access: 'active',
  params: ONE_MEMBER,
});
