import Joi from 'joi';
import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { STATUS } from '../status.ts';
import { OWN_PASSWORD_LIMITS } from './limits.ts';

interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly newPasswordRepeat: string;
  /** Of the second factor, where it is on. */
  readonly code?: string;
}

export const changePassword = declare({
  method: 'patch',
  path: '/api/v1/auth/password-change',
  summary: 'Changes the password; requires the second factor where it is on',
  access: 'signed-in',
  body: shapeOf<PasswordChange>({
    oldPassword: FIELDS.currentPassword.required(),
    newPassword: FIELDS.newPassword.required(),
    newPasswordRepeat: Joi.string().required(),
    code: FIELDS.secondFactorCodeIfOn,
  }),
  answer: STATUS,
  limits: OWN_PASSWORD_LIMITS,
});
