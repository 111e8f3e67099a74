import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { type CallLimit, declare } from '../declare.ts';
import { OWN_PASSWORD_LIMITS } from '../passwords/limits.ts';
import { STATUS } from '../status.ts';
import { MAILS_ASKED_FOR } from './limits.ts';

export const EMAIL_CHANGES = {
  name: 'email-change',
  calls: 10,
  seconds: 60 * 60,
  per: 'account',
  message: 'The address was changed too often. Try again later',
} as const satisfies CallLimit;

interface WantedEmail {
  readonly newEmail: string;
  readonly password: string;
  /** Of the second factor, where it is on. */
  readonly code?: string;
}

export const changeEmail = declare({
  method: 'patch',
  path: '/api/v1/users/change/email',
  summary:
    'Mails a link to a new e-mail address, which confirms it; requires the second factor where it is on',
  access: 'signed-in',
  body: shapeOf<WantedEmail>({
    newEmail: FIELDS.email.required(),
    password: FIELDS.currentPassword.required(),
    code: FIELDS.secondFactorCodeIfOn,
  }),
  answer: STATUS,
  problems: ['activation-link-too-soon'],
  limits: [MAILS_ASKED_FOR, EMAIL_CHANGES, ...OWN_PASSWORD_LIMITS],
});
