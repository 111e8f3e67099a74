import { BY_LINK } from '../accounts/link-token.ts';
import { declare } from '../declare.ts';
import { STATUS } from '../status.ts';

export const checkResetLink = declare({
  method: 'get',
  path: '/api/v1/auth/password-reset/link',
  summary: 'Checks whether a mailed link for a new password is still valid',
  access: 'public',
  query: BY_LINK,
  answer: STATUS,
});
