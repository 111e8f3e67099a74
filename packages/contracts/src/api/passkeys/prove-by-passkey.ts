import { declare } from '../declare.ts';
import { STATUS } from '../status.ts';
import { AUTHENTICATION } from './credentials.ts';
import { FAILED_PASSKEY_SIGN_INS } from './limits.ts';

export const proveByPasskey = declare({
  method: 'post',
  path: '/api/v1/auth/passkeys/proof/verify',
  summary: 'Shows by a passkey that it is still the learner; counts for ten minutes of this session',
  access: 'active',
  body: AUTHENTICATION,
  answer: STATUS,
  limits: [FAILED_PASSKEY_SIGN_INS],
});
