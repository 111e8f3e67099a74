import Joi from 'joi';
import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { MAILS_ASKED_FOR } from '../emails/limits.ts';
import { ACCESS_TOKEN } from '../sessions/access-token.ts';

interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly repeatPassword: string;
}

export const register = declare({
  method: 'post',
  path: '/api/v1/auth/register',
  summary: 'Creates an account, signs in, and mails an activation link',
  access: 'public',
  body: shapeOf<Registration>({
    username: FIELDS.username.required(),
    email: FIELDS.email.required(),
    password: FIELDS.newPassword.required(),
    repeatPassword: Joi.string().required(),
  }),
  answer: ACCESS_TOKEN,
  status: 201,
  limits: [
    { name: 'registration', calls: 60, seconds: 60 * 60, per: 'address', by: 'gateway' },
    MAILS_ASKED_FOR,
  ],
});
