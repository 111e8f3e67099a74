import { listOf, named } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { GROUP } from './group.ts';

export const listGroups = declare({
  method: 'get',
  path: '/api/v1/tests/groups',
  summary: 'Lists the groups that the learner leads or has joined, the newest first',
  access: 'active',
  answer: named('Groups', listOf(GROUP)),
});
