import { declare } from '../declare.ts';
import { STATUS } from '../status.ts';

export const logout = declare({
  method: 'get',
  path: '/api/v1/auth/logout',
  summary: 'Ends the session',
  isUnsafe: true,
  access: 'once-signed-in',
  answer: STATUS,
});
