import { waitFor } from '@zielona-fala/service-kit/testing';
import { type SentMail, sentTo } from '@zielona-fala/tools/sent-mails';
import type { Portal } from './portal.ts';

/** The newest mail to an address, as the local mailbox shows it. */
export async function mailTo(portal: Portal, address: string, subject?: RegExp): Promise<SentMail> {
  return waitFor(`a mail to ${address}`, async () => {
    const mails = await sentTo(portal.mailboxUrl, address);
    return mails.findLast((mail) => subject?.test(mail.subject) ?? true);
  });
}

/** The first link of a mail whose path matches. */
export function linkIn(mail: SentMail, pattern: RegExp): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((url) => pattern.test(url));
  if (link === undefined) throw new Error(`no link like ${pattern} in: ${mail.text}`);
  return link;
}
