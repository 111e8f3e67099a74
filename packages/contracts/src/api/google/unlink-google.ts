import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { OWN_PASSWORD_LIMITS } from '../passwords/limits.ts';
import { STATUS } from '../status.ts';

interface PasswordAndCode {
  readonly password: string;
  readonly code?: string;
}

export const unlinkGoogle = declare({
  method: 'delete',
  path: '/api/v1/auth/google',
  summary: 'Unlinks the Google account; requires the second factor where it is on',
  access: 'signed-in',
  body: shapeOf<PasswordAndCode>({
    password: FIELDS.currentPassword.required(),
    code: FIELDS.secondFactorCodeIfOn,
  }),
  answer: STATUS,
  limits: OWN_PASSWORD_LIMITS,
});
