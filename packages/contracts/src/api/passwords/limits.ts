import type { CallLimit } from '../declare.ts';
import { WRONG_CODE_DELAY } from '../second-factor/limits.ts';

/** Of every call that asks for the own password: those that were wrong. */
export const WRONG_OWN_PASSWORDS = {
  name: 'own-password:failures',
  calls: 10,
  seconds: 15 * 60,
  per: 'account',
  message: 'Too many wrong passwords. Try again later',
} as const satisfies CallLimit;

export const OWN_PASSWORD_CHECKS = {
  name: 'own-password:checks',
  calls: 60,
  seconds: 60 * 60,
  per: 'account',
  message: 'The password was asked for too often. Try again later',
} as const satisfies CallLimit;

/** Of every call that asks for the own password. */
export const OWN_PASSWORD_LIMITS = [WRONG_OWN_PASSWORDS, OWN_PASSWORD_CHECKS, WRONG_CODE_DELAY] as const;
