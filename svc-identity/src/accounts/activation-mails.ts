import { RESEND_ACTIVATION_TOO_SOON } from '@zielona-fala/contracts';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { linkUrl } from '../links/domain.ts';
import type { LinkStore } from '../links/store.ts';
import type { MailPace } from '../mail/pace.ts';
import type { MailQueue } from '../mail/queue.ts';
import { tooSoon } from '../mail/too-soon.ts';
import { type Account, emailKeyOf } from './domain.ts';

/** Mails with the link that activates an account. */
export interface ActivationMails {
  sendFirst(account: Account, transaction: Transaction): Promise<void>;
  /** @throws Problem 403 within ten minutes of the last one */
  sendAgain(account: Account, transaction: Transaction): Promise<void>;
}

export function createActivationMails(parts: {
  links: LinkStore;
  mails: MailQueue;
  pace: MailPace;
  publicUrl: string;
}): ActivationMails {
  const send = async (
    { userId, username, email, locale }: Account,
    transaction: Transaction,
  ): Promise<void> => {
    const token = await parts.links.issue('activation', userId, transaction);
    const link = linkUrl(parts.publicUrl, 'activation', locale, token);
    await parts.mails.add({ kind: 'activation', to: email, username, locale, link }, userId, transaction);
  };
  return {
    async sendFirst(account, transaction) {
      await parts.pace.note('activation', emailKeyOf(account.email), transaction);
      await send(account, transaction);
    },
    async sendAgain(account, transaction) {
      const waitMs = await parts.pace.claim('activation', emailKeyOf(account.email), transaction);
      if (waitMs > 0) throw tooSoon('activation-link-too-soon', RESEND_ACTIVATION_TOO_SOON, waitMs);
      await send(account, transaction);
    },
  };
}
