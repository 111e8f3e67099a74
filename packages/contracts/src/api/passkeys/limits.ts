import type { CallLimit } from '../declare.ts';

export const PASSKEY_ADDITIONS = {
  name: 'passkeys:additions',
  calls: 20,
  seconds: 60 * 60,
  per: 'account',
  message: 'Passkeys were added too often. Try again later',
} as const satisfies CallLimit;

export const PASSKEY_SIGN_INS_BEGUN = {
  name: 'passkeys:questions',
  calls: 600,
  seconds: 15 * 60,
  per: 'address',
  message: 'Signing in by passkey was begun too often. Try again later',
} as const satisfies CallLimit;

export const FAILED_PASSKEY_SIGN_INS = {
  name: 'passkeys:failures',
  calls: 100,
  seconds: 15 * 60,
  per: 'address',
  message: 'Too many failed sign-ins. Try again later',
} as const satisfies CallLimit;
