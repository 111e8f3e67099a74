import { declare } from '../declare.ts';
import { REQUEST_OPTIONS } from './credentials.ts';
import { PASSKEY_SIGN_INS_BEGUN } from './limits.ts';

export const beginPasskeySignIn = declare({
  method: 'post',
  path: '/api/v1/auth/passkeys/login/options',
  summary: 'Returns the options for signing in by passkey',
  access: 'public',
  answer: REQUEST_OPTIONS,
  problems: ['bad-passkey'],
  limits: [PASSKEY_SIGN_INS_BEGUN],
});
