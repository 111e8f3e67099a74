import { declare } from '../declare.ts';
import { REQUEST_OPTIONS } from './credentials.ts';
import { PASSKEY_SIGN_INS_BEGUN } from './limits.ts';

export const beginProof = declare({
  method: 'post',
  path: '/api/v1/auth/passkeys/proof/options',
  summary: 'Returns the options for a fresh proof by passkey',
  access: 'active',
  answer: REQUEST_OPTIONS,
  limits: [PASSKEY_SIGN_INS_BEGUN],
});
