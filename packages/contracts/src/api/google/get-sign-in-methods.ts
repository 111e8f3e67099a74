import Joi from 'joi';
import { FIELDS } from '../../schemas/fields.ts';
import { named, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';

/** `GET v1/auth/methods`: how the learner can sign in. */
export interface SignInMethodsDto {
  /** False for an account that has only ever signed in with Google. */
  readonly password: boolean;
  readonly google: boolean;
  /** True for a Google account linked before a password reset: it cannot be used to sign in until it is confirmed. */
  readonly googleUnconfirmed?: true;
}

export const getSignInMethods = declare({
  method: 'get',
  path: '/api/v1/auth/methods',
  summary: 'Lists the ways to sign in that the account has',
  access: 'signed-in',
  answer: named(
    'SignInMethods',
    shapeOf<SignInMethodsDto>({
      password: Joi.boolean().required(),
      google: Joi.boolean().required(),
      googleUnconfirmed: FIELDS.isTrue,
    }),
  ),
});
