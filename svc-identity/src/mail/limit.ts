import { MAILS_ASKED_FOR } from '@zielona-fala/contracts/api/emails/limits';
import type { Counter, CreateCounter } from '../limits/counter.ts';

/** How many mails one network may cause. */
export type MailLimit = Pick<Counter, 'take'>;

export const createMailLimit = (createCounter: CreateCounter): MailLimit => createCounter(MAILS_ASKED_FOR);
