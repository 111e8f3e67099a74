import { declare } from '../declare.ts';
import { OWN_PASSWORD_LIMITS } from '../passwords/limits.ts';
import { PROOFS } from '../second-factor/proofs.ts';
import { STATUS } from '../status.ts';

export const confirmGoogle = declare({
  method: 'post',
  path: '/api/v1/auth/google/confirm',
  summary:
    'Accepts a Google account again that was linked before the password was reset; requires a fresh proof',
  access: 'active',
  body: PROOFS,
  answer: STATUS,
  problems: ['not-found', 'sign-in-again'],
  limits: OWN_PASSWORD_LIMITS,
});
