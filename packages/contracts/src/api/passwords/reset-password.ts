import Joi from 'joi';
import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { LINK_TOKEN } from '../accounts/link-token.ts';
import { type CallLimit, declare } from '../declare.ts';
import { STATUS } from '../status.ts';

export const PASSWORD_RESETS = {
  name: 'password-reset',
  calls: 10,
  seconds: 30 * 60,
  per: 'link',
  message: 'This link was tried too often. Ask for another one',
} as const satisfies CallLimit;

interface PasswordReset {
  readonly token: string;
  readonly newPassword: string;
  readonly newPasswordRepeat: string;
}

export const resetPassword = declare({
  method: 'patch',
  path: '/api/v1/auth/password-reset/confirm',
  summary: 'Sets a new password by the mailed link',
  access: 'public',
  query: shapeOf<{ readonly token?: string }>({ token: LINK_TOKEN }),
  body: shapeOf<PasswordReset>({
    token: LINK_TOKEN.required(),
    newPassword: FIELDS.newPassword.required(),
    newPasswordRepeat: Joi.string().required(),
  }),
  answer: STATUS,
  limits: [PASSWORD_RESETS],
});
