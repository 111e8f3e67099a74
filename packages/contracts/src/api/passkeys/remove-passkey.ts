import { declare } from '../declare.ts';
import { OWN_PASSWORD_LIMITS } from '../passwords/limits.ts';
import { PROOFS } from '../second-factor/proofs.ts';
import { STATUS } from '../status.ts';
import { ONE_PASSKEY } from './credentials.ts';

export const removePasskey = declare({
  method: 'delete',
  path: '/api/v1/auth/passkeys/:passkeyId',
  summary: 'Removes a passkey; requires a fresh proof',
  access: 'active',
  params: ONE_PASSKEY,
  body: PROOFS,
  answer: STATUS,
  problems: ['sign-in-again'],
  limits: OWN_PASSWORD_LIMITS,
});
