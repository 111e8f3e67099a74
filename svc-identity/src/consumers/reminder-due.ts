import { type EventHandler, eventHandler } from '@zielona-fala/service-kit/events';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { AccountStore } from '../accounts/store.ts';
import type { AccountMail } from '../mail/domain.ts';
import type { MailQueue } from '../mail/queue.ts';

/** Queues the mail of a reminder, unless its day is over. */
export function reminderDueHandler(parts: {
  readonly accounts: Pick<AccountStore, 'byId'>;
  readonly mails: Pick<MailQueue, 'add'>;
  readonly clock: Clock;
  /** The portal's origin. */
  readonly publicUrl: string;
}): EventHandler {
  const { accounts, mails, clock, publicUrl } = parts;
  return eventHandler({
    topic: 'reminder-due',
    async apply({ data: { userId, until, endToken } }, transaction) {
      if (new Date(until) <= clock.now()) return;
      const account = await accounts.byId(userId, transaction);
      if (account === null || !account.isActive) return;
      const { email: to, username, locale } = account;
      const link = new URL('/dashboard/home', publicUrl).href;
      await mails.add({ kind: 'reminder', to, username, locale, link, endToken, until }, userId, transaction);
    },
  });
}

/** Drops a reminder that could not be sent while its day lasted: the next one comes by itself. */
export const completeReminder =
  (clock: Clock) =>
  async (mail: AccountMail): Promise<AccountMail | null> =>
    mail.until !== undefined && new Date(mail.until) <= clock.now() ? null : mail;
