import { declare } from '../declare.ts';
import { STATUS } from '../status.ts';
import { AUTHENTICATION } from './credentials.ts';
import { FAILED_PASSKEY_SIGN_INS } from './limits.ts';

export const proveByPasskey = declare({
  method: 'post',
  path: '/api/v1/auth/passkeys/proof/verify',
  summary: 'Takes a passkey as a fresh proof, which holds in this session for ten minutes',
  access: 'active',
  body: AUTHENTICATION,
  answer: STATUS,
  limits: [FAILED_PASSKEY_SIGN_INS],
});
