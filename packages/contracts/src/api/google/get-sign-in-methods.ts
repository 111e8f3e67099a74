import Joi from 'joi';
import { FIELDS } from '../../schemas/fields.ts';
import { named, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';

/** `GET v1/auth/methods`: how the learner can sign in. */
export interface SignInMethodsDto {
  /** False for who has only ever come by way of Google. */
  readonly password: boolean;
  readonly google: boolean;
  /** Of a Google account that was linked before the password was reset: it signs nobody in until it is confirmed. */
  readonly googleUnconfirmed?: true;
}

export const getSignInMethods = declare({
  method: 'get',
  path: '/api/v1/auth/methods',
  summary: 'Which ways to sign in the account has',
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
