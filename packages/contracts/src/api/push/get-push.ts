import { declare } from '../declare.ts';
import { PUSH } from './push.ts';

export const getPush = declare({
  method: 'get',
  path: '/api/v1/users/push',
  summary: 'Returns where notifications are sent for this device, and the key to subscribe with',
  access: 'active',
  answer: PUSH,
});
