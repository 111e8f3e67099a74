import type { CallLimit } from '../declare.ts';

export const MAILS_ASKED_FOR = {
  name: 'mails',
  calls: 1500,
  seconds: 24 * 60 * 60,
  per: 'address',
  message: 'Too many mails were asked for from this address. Try again tomorrow',
} as const satisfies CallLimit;
