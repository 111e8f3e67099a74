import type { CallLimit, ProgressiveDelay } from '../declare.ts';

const window = { seconds: 15 * 60, message: 'Too many failed sign-ins. Try again later' } as const;

/** What one network tries. */
export const SIGN_INS_OF_NETWORK = {
  name: 'login:network',
  calls: 300,
  per: 'address',
  ...window,
} as const satisfies CallLimit;

/** What one network tries at one account. */
export const SIGN_INS_OF_PAIR = {
  name: 'login:account-and-network',
  calls: 10,
  per: 'account and address',
  ...window,
} as const satisfies CallLimit;

/** What all networks together try at one account: slowed down, never shut out. */
export const FAILED_SIGN_IN_DELAY = {
  name: 'login:account',
  delayedFrom: 20,
  maxDelaySeconds: 5 * 60,
  seconds: 24 * 60 * 60,
  per: 'account',
  message: window.message,
} as const satisfies ProgressiveDelay;

/** Of those that failed. */
export const SIGN_IN_LIMITS = [SIGN_INS_OF_NETWORK, SIGN_INS_OF_PAIR, FAILED_SIGN_IN_DELAY] as const;

/** Also of those that succeed: each begins a session. */
export const SIGN_INS = {
  name: 'sign-in:account',
  calls: 300,
  seconds: 60 * 60,
  per: 'account',
  message: 'This account was signed in to too often. Try again later',
} as const satisfies CallLimit;
