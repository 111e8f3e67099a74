import { until } from '@zielona-fala/tools/process';
import { sentTo } from '@zielona-fala/tools/sent-mails';

const ARRIVED = { timeoutMs: 30_000 };

/** Reads the links that the services mail; each link once. */
export interface Mailbox {
  /** @returns the newest unread link to an address whose path fits */
  link(address: string, path: RegExp): Promise<URL>;
}

export function openMailbox(mailboxUrl: string): Mailbox {
  const read = new Set<string>();
  return {
    link: (address, path) =>
      until(
        `a mail to ${address} with a link like ${path}`,
        async () => {
          const mails = await sentTo(mailboxUrl, address);
          const links = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
          const found = links.findLast((link) => path.test(link) && !read.has(link));
          if (found === undefined) throw new Error('not there yet');
          read.add(found);
          return new URL(found);
        },
        ARRIVED,
      ),
  };
}

/** The token at the end of a mailed link. */
export const tokenOf = ({ pathname }: URL): string => pathname.split('/').at(-1) ?? '';
