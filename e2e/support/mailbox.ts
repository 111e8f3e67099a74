import { waitFor } from '@zielona-fala/service-kit/testing';
import type { Portal } from './portal.ts';

interface Mail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly to: readonly { readonly address: string }[];
  readonly replyTo?: readonly { readonly address: string }[];
}

/** The newest mail to an address, as the local mailbox shows it. */
export async function mailTo(portal: Portal, address: string, subject?: RegExp): Promise<Mail> {
  return waitFor(`a mail to ${address}`, async () => {
    const mails = (await (await fetch(`${portal.mailboxUrl}/email`)).json()) as Mail[];
    return mails.findLast(
      (mail) => mail.to.some((to) => to.address === address) && (subject?.test(mail.subject) ?? true),
    );
  });
}

/** The first link of a mail whose path matches. */
export function linkIn(mail: Mail, pattern: RegExp): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((url) => pattern.test(url));
  if (link === undefined) throw new Error(`no link like ${pattern} in: ${mail.text}`);
  return link;
}
