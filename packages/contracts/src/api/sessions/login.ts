import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { WRONG_CODE_DELAY } from '../second-factor/limits.ts';
import { ACCESS_TOKEN } from './access-token.ts';
import { SIGN_IN_LIMITS, SIGN_INS } from './limits.ts';

interface SignIn {
  readonly email: string;
  readonly password: string;
  /** Of the second factor, as typed. */
  readonly code?: string;
}

export const login = declare({
  method: 'post',
  path: '/api/v1/auth/login',
  summary: 'Signs in by e-mail address and password, with the code of the second factor where it is on',
  access: 'public',
  body: shapeOf<SignIn>({
    email: FIELDS.knownEmail.required(),
    password: FIELDS.currentPassword.required(),
    code: FIELDS.secondFactorCodeIfOn,
  }),
  answer: ACCESS_TOKEN,
  problems: ['bad-credentials', 'second-factor-required', 'wrong-code'],
  limits: [...SIGN_IN_LIMITS, WRONG_CODE_DELAY, SIGN_INS],
});
