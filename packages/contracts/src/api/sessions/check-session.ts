import { declare } from '../declare.ts';
import { STATUS } from '../status.ts';

export const checkSession = declare({
  method: 'get',
  path: '/api/v1/auth/valid',
  summary: 'Checks whether the access token is valid',
  access: 'signed-in',
  answer: STATUS,
});
