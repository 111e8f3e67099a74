import Joi from 'joi';
import { named, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { OWN_PASSWORD_LIMITS } from '../passwords/limits.ts';
import { PROOFS } from '../second-factor/proofs.ts';

/** Where the browser goes, to come back with a Google account that is then linked. */
export interface GoogleLinkDto {
  readonly url: string;
}

export const linkGoogle = declare({
  method: 'post',
  path: '/api/v1/auth/google/link',
  summary: 'Returns the address at Google where an account is linked; requires a fresh proof',
  access: 'active',
  body: PROOFS,
  answer: named('GoogleLink', shapeOf<GoogleLinkDto>({ url: Joi.string().uri().required() })),
  problems: ['not-found', 'google-linked', 'sign-in-again', 'unavailable'],
  limits: OWN_PASSWORD_LIMITS,
});
