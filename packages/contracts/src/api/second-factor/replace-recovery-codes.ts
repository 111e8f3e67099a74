import { declare } from '../declare.ts';
import { OWN_PASSWORD_LIMITS } from '../passwords/limits.ts';
import { BOTH_FACTORS } from './proofs.ts';
import { RECOVERY_CODES } from './recovery-codes.ts';

export const replaceRecoveryCodes = declare({
  method: 'post',
  path: '/api/v1/auth/totp/recovery-codes',
  summary: 'Replaces the recovery codes',
  access: 'active',
  body: BOTH_FACTORS,
  answer: RECOVERY_CODES,
  problems: ['not-found', 'sign-in-again'],
  limits: OWN_PASSWORD_LIMITS,
});
