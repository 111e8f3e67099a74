import { RESEND_ACTIVATION_TOO_SOON } from '@zielona-fala/contracts';
import type { Session } from '@zielona-fala/service-kit';
import { linkUrl } from '../links/domain.ts';
import type { LinkStore } from '../links/store.ts';
import type { MailPace } from '../mail/pace.ts';
import type { MailQueue } from '../mail/queue.ts';
import { tooSoon } from '../mail/too-soon.ts';
import { type Account, emailKeyOf } from './domain.ts';

/** Mails with the link that activates an account. */
export interface ActivationMails {
  sendFirst(account: Account, session: Session): Promise<void>;
  /** @throws Problem 403 within ten minutes of the last one */
  sendAgain(account: Account, session: Session): Promise<void>;
}

export function createActivationMails(parts: {
  links: LinkStore;
  mails: MailQueue;
  pace: MailPace;
  publicUrl: string;
}): ActivationMails {
  const send = async ({ userId, username, email, locale }: Account, session: Session): Promise<void> => {
    const token = await parts.links.issue('activation', userId, session);
    const link = linkUrl(parts.publicUrl, 'activation', locale, token);
    await parts.mails.add({ kind: 'activation', to: email, username, locale, link }, userId, session);
  };
  return {
    async sendFirst(account, session) {
      await parts.pace.note('activation', emailKeyOf(account.email), session);
      await send(account, session);
    },
    async sendAgain(account, session) {
      const waitMs = await parts.pace.claim('activation', emailKeyOf(account.email), session);
      if (waitMs > 0) throw tooSoon('activation-link-too-soon', RESEND_ACTIVATION_TOO_SOON, waitMs);
      await send(account, session);
    },
  };
}
