import { BY_LINK } from '../accounts/link-token.ts';
import { declare } from '../declare.ts';
import { STATUS } from '../status.ts';

export const confirmEmail = declare({
  method: 'patch',
  path: '/api/v1/users/change/email/confirm',
  summary: 'Confirms the new e-mail address by the mailed link',
  access: 'public',
  query: BY_LINK,
  answer: STATUS,
});
