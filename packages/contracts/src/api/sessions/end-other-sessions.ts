import { declare } from '../declare.ts';
import { STATUS } from '../status.ts';

export const endOtherSessions = declare({
  method: 'delete',
  path: '/api/v1/auth/sessions',
  summary: 'Signs out all other devices',
  access: 'signed-in',
  answer: STATUS,
});
