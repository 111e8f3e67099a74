import { type CallLimit, declare } from '../declare.ts';
import { WRONG_CODE_DELAY } from '../second-factor/limits.ts';
import { PROOFS } from '../second-factor/proofs.ts';
import { ACCESS_TOKEN } from '../sessions/access-token.ts';
import { SIGN_IN_LIMITS, SIGN_INS } from '../sessions/limits.ts';

export const GOOGLE_ACCOUNTS = {
  name: 'google:accounts',
  calls: 60,
  seconds: 60 * 60,
  per: 'address',
  message: 'Too many accounts were made from this address. Try again later',
} as const satisfies CallLimit;

export const finishGoogleSignIn = declare({
  method: 'post',
  path: '/api/v1/auth/google/finish',
  summary: 'Signs in with the Google account, or asks for the password once',
  access: 'public',
  body: PROOFS,
  answer: ACCESS_TOKEN,
  problems: [
    'not-found',
    'password-required',
    'google-sign-in-over',
    'bad-credentials',
    'second-factor-required',
    'wrong-code',
  ],
  limits: [GOOGLE_ACCOUNTS, ...SIGN_IN_LIMITS, WRONG_CODE_DELAY, SIGN_INS],
});
