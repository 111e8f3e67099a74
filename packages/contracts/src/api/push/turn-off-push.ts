import { declare } from '../declare.ts';
import { PUSH } from './push.ts';

export const turnOffPush = declare({
  method: 'delete',
  path: '/api/v1/users/push',
  summary: 'Ends the notifications on this device',
  access: 'active',
  answer: PUSH,
});
