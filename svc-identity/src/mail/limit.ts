import type { Counter, CreateCounter, Limit } from '../limits/counter.ts';

/** How many mails one network may cause. */
export type MailLimit = Pick<Counter, 'take'>;

const DAY = 24 * 60 * 60;

export const MAILS_ASKED_FOR = {
  name: 'mails',
  calls: 1500,
  seconds: DAY,
  per: 'address',
  message: 'Too many mails were asked for from this address. Try again tomorrow',
} as const satisfies Limit;

export const createMailLimit = (createCounter: CreateCounter): MailLimit => createCounter(MAILS_ASKED_FOR);
