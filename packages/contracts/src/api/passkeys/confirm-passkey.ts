import { declare } from '../declare.ts';
import { OWN_PASSWORD_LIMITS } from '../passwords/limits.ts';
import { PROOFS } from '../second-factor/proofs.ts';
import { ONE_PASSKEY } from './credentials.ts';
import { PASSKEY } from './passkey.ts';

export const confirmPasskey = declare({
  method: 'post',
  path: '/api/v1/auth/passkeys/:passkeyId/confirm',
  summary: 'Accepts a passkey again that was added before the password was reset; requires a fresh proof',
  access: 'active',
  params: ONE_PASSKEY,
  body: PROOFS,
  answer: PASSKEY,
  problems: ['sign-in-again'],
  limits: OWN_PASSWORD_LIMITS,
});
