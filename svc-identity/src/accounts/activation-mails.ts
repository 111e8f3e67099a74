import { type Locale, RESEND_ACTIVATION_TOO_SOON } from '@zielona-fala/contracts';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { MailedLinks } from '../links/mailed-links.ts';
import { type AccountMail, accountMail } from '../mail/domain.ts';
import type { MailPace } from '../mail/pace.ts';
import type { MailQueue } from '../mail/queue.ts';
import { tooSoon } from '../mail/too-soon.ts';
import { type Account, emailKeyOf } from './domain.ts';
import type { AccountStore } from './store.ts';

/** Mails with the link that activates an account. */
export interface ActivationMails {
  sendFirst(account: Account, transaction: Transaction): Promise<void>;
  /**
   * @param locale of the request, in which the account goes on: an inactive one cannot choose
   * @throws Problem 403 within ten minutes of the last one
   */
  sendAgain(account: Account, locale: Locale, transaction: Transaction): Promise<void>;
  /** Adds the link just before the mail is sent, so that it is never stored; null if the address of the account has changed. */
  complete(mail: AccountMail, userId: number | null): Promise<AccountMail | null>;
}

export function createActivationMails(parts: {
  accounts: AccountStore;
  mailedLinks: MailedLinks;
  mails: MailQueue;
  pace: MailPace;
}): ActivationMails {
  const send = (account: Account, transaction: Transaction): Promise<void> =>
    parts.mails.add(accountMail('activation', account), account.userId, transaction);
  return {
    async sendFirst(account, transaction) {
      await parts.pace.note('activation', account.email, transaction);
      await send(account, transaction);
    },
    async sendAgain(account, locale, transaction) {
      const waitMs = await parts.pace.claim('activation', account.email, transaction);
      if (waitMs > 0) throw tooSoon('activation-link-too-soon', RESEND_ACTIVATION_TOO_SOON, waitMs);
      await parts.accounts.setLocale(account.userId, locale, transaction);
      await send({ ...account, locale }, transaction);
    },
    async complete(mail, userId) {
      const account = userId === null ? null : await parts.accounts.byId(userId);
      if (account === null || emailKeyOf(account.email) !== emailKeyOf(mail.to)) return null;
      return parts.mailedLinks.addTo(mail, 'activation', account.userId);
    },
  };
}
