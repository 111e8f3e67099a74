import Joi from 'joi';
import { named, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { OWN_PASSWORD_LIMITS } from '../passwords/limits.ts';
import { PROOFS } from './proofs.ts';

/** `POST v1/auth/totp`: what the learner's app makes its codes from. */
export interface SecondFactorSecretDto {
  /** Base32, for typing. */
  readonly secret: string;
  /** `otpauth://`, for a picture. */
  readonly uri: string;
}

export const beginSecondFactor = declare({
  method: 'post',
  path: '/api/v1/auth/totp',
  summary: 'Creates the secret of a second factor; requires a fresh proof',
  access: 'active',
  body: PROOFS,
  answer: named(
    'SecondFactorSecret',
    shapeOf<SecondFactorSecretDto>({
      secret: Joi.string().required(),
      uri: Joi.string().required(),
    }),
  ),
  problems: ['second-factor-on', 'sign-in-again'],
  limits: OWN_PASSWORD_LIMITS,
});
