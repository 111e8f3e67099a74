import { PLAN_PATH } from '@zielona-fala/contracts';
import { type EventHandler, eventHandler } from '@zielona-fala/service-kit/events';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { Account } from '../accounts/domain.ts';
import type { AccountStore } from '../accounts/store.ts';
import { type AccountMail, accountMail } from '../mail/domain.ts';
import type { MailQueue } from '../mail/queue.ts';
import type { PushQueue } from '../push/queue.ts';
import type { SessionStore } from '../sessions/store.ts';

/** Queues a reminder by the ways that the learner chose, unless its day is over. */
export function reminderDueHandler(parts: {
  readonly accounts: Pick<AccountStore, 'byId' | 'lock'>;
  readonly sessions: Pick<SessionStore, 'withPush'>;
  readonly mails: Pick<MailQueue, 'add'>;
  readonly pushes: Pick<PushQueue, 'add'>;
  readonly clock: Clock;
  /** The portal's origin. */
  readonly publicUrl: string;
}): EventHandler {
  const { accounts, sessions, mails, pushes, clock, publicUrl } = parts;

  const notify = async (
    { userId, locale }: Account,
    until: Date,
    transaction: Transaction,
  ): Promise<void> => {
    const devices = await sessions.withPush(userId, clock.now(), transaction);
    await pushes.add(
      devices.map(({ sessionId }) => ({ userId, sessionId, locale, until })),
      transaction,
    );
  };

  return eventHandler({
    topic: 'reminder-due',
    async apply({ data: { userId, until, endToken, channels = ['mail'] } }, transaction) {
      if (new Date(until) <= clock.now()) return;
      if (!(await accounts.lock(userId, clock.now(), transaction))) return;
      const account = await accounts.byId(userId, transaction);
      if (!account?.isActive) return;
      const link = new URL(PLAN_PATH, publicUrl).href;
      const mail = { ...accountMail('reminder', account), link, endToken, until };
      if (channels.includes('mail')) await mails.add(mail, userId, transaction);
      if (channels.includes('push')) await notify(account, new Date(until), transaction);
    },
  });
}

/** Drops a reminder that could not be sent while its day lasted: the next one comes by itself. */
export const completeReminder =
  (clock: Clock) =>
  async (mail: AccountMail): Promise<AccountMail | null> =>
    mail.until !== undefined && new Date(mail.until) <= clock.now() ? null : mail;
