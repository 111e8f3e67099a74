import type { ProgressiveDelay } from '../declare.ts';

/**
 * Shared by all calls that accept a code. Someone who guesses codes already knows the password: some fifty tries a day, and the learner's
 * own right code ends the delay.
 */
export const WRONG_CODE_DELAY = {
  name: 'second-factor',
  delayedFrom: 5,
  maxDelaySeconds: 30 * 60,
  seconds: 24 * 60 * 60,
  per: 'account',
  message: 'Too many wrong codes. Try again later',
} as const satisfies ProgressiveDelay;
