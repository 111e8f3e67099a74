import { declare } from '../declare.ts';
import { PUSH } from './push.ts';

export const getPush = declare({
  method: 'get',
  path: '/api/v1/users/push',
  summary: 'Returns whether notifications are sent to this device, and the key to subscribe with',
  access: 'active',
  answer: PUSH,
});
