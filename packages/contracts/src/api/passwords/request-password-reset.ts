import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { MAILS_ASKED_FOR } from '../emails/limits.ts';
import { STATUS } from '../status.ts';

export const requestPasswordReset = declare({
  method: 'post',
  path: '/api/v1/auth/password-reset/link',
  summary: 'Mails a link for a new password',
  access: 'public',
  body: shapeOf<{ readonly email: string }>({ email: FIELDS.knownEmail.required() }),
  answer: STATUS,
  problems: ['reset-link-too-soon'],
  limits: [MAILS_ASKED_FOR],
});
