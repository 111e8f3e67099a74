import { declare } from '../declare.ts';
import { STATUS } from '../status.ts';
import { BY_LINK } from './link-token.ts';

export const activateAccount = declare({
  method: 'get',
  path: '/api/v1/users/account/activate',
  summary: 'Activates an account by the mailed link',
  isUnsafe: true,
  access: 'public',
  query: BY_LINK,
  answer: STATUS,
});
