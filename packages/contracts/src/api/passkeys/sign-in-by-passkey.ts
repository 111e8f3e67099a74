import { declare } from '../declare.ts';
import { ACCESS_TOKEN } from '../sessions/access-token.ts';
import { SIGN_INS } from '../sessions/limits.ts';
import { AUTHENTICATION } from './credentials.ts';
import { FAILED_PASSKEY_SIGN_INS } from './limits.ts';

export const signInByPasskey = declare({
  method: 'post',
  path: '/api/v1/auth/passkeys/login/verify',
  summary: 'Signs in by passkey, which counts as both factors',
  access: 'public',
  body: AUTHENTICATION,
  answer: ACCESS_TOKEN,
  problems: ['bad-passkey', 'passkey-unconfirmed', 'bad-credentials'],
  limits: [FAILED_PASSKEY_SIGN_INS, SIGN_INS],
});
