import type { Counter, CreateCounter } from '../limits/counter.ts';

/** How many mails one network may cause. */
export type MailLimit = Pick<Counter, 'take'>;

const DAY = 24 * 60 * 60;

export function createMailLimit(createCounter: CreateCounter): MailLimit {
  const message = 'Too many mails were asked for from this address. Try again tomorrow';
  return createCounter({ name: 'mails', times: 1500, seconds: DAY, message });
}
