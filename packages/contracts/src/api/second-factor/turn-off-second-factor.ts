import { declare } from '../declare.ts';
import { OWN_PASSWORD_LIMITS } from '../passwords/limits.ts';
import { STATUS } from '../status.ts';
import { BOTH_FACTORS } from './proofs.ts';

export const turnOffSecondFactor = declare({
  method: 'delete',
  path: '/api/v1/auth/totp',
  summary: 'Turns the second factor off',
  access: 'active',
  body: BOTH_FACTORS,
  answer: STATUS,
  problems: ['not-found', 'sign-in-again'],
  limits: OWN_PASSWORD_LIMITS,
});
