import { declare } from '../declare.ts';
import { MAILS_ASKED_FOR } from '../emails/limits.ts';
import { STATUS } from '../status.ts';

export const resendActivationLink = declare({
  method: 'patch',
  path: '/api/v1/users/resend-activation-link',
  summary: 'Mails another activation link, in the language of the request',
  access: 'signed-in',
  answer: STATUS,
  problems: ['activation-link-too-soon'],
  limits: [MAILS_ASKED_FOR],
});
