import { randomBytes } from 'node:crypto';
import type { Transact, Transaction } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { Account } from '../accounts/domain.ts';
import type { AccountStore } from '../accounts/store.ts';
import type { AccountMail } from '../mail/domain.ts';
import type { AddressHash } from './address-hash.ts';
import { badLink } from './bad-link.ts';
import { type LinkKind, linkUrl } from './domain.ts';
import type { LinkStore } from './store.ts';

/** A link that can be used. */
export interface GoodLink {
  readonly account: Account;
  /** The account's, where the link was sent; of an e-mail change the one that is asked for. */
  readonly address: string;
}

/**
 * Links in mails, each good for one account while the address that it was sent to is the account's: a mail can be on its
 * way while the address changes.
 */
export interface MailedLinks {
  /** @returns the mail with a link, whose token is kept nowhere; null when the account is gone */
  addTo(mail: AccountMail, kind: LinkKind, userId: number): Promise<AccountMail | null>;
  /** @throws Problem 422 on `token` for one that is bad, used or old, or was sent to another address */
  check(kind: LinkKind, token: string, transaction?: Transaction): Promise<GoodLink>;
  /** Uses a link up, and the learner's others of its kind. @throws as `check` does */
  use(kind: LinkKind, token: string, transaction: Transaction): Promise<GoodLink>;
}

export interface MailedLinkParts {
  readonly accounts: AccountStore;
  readonly links: LinkStore;
  readonly addressHash: AddressHash;
  readonly transact: Transact;
  readonly clock: Clock;
  /** The portal's origin. */
  readonly publicUrl: string;
}

/** Where links of a kind are sent; nowhere while no new address is asked for. */
const addressFor = (kind: LinkKind, { email, newEmail }: Account): string | undefined =>
  kind === 'email-change' ? newEmail : email;

export function createMailedLinks(parts: MailedLinkParts): MailedLinks {
  const { accounts, links, addressHash } = parts;
  const check: MailedLinks['check'] = async (kind, token, transaction) => {
    const link = await links.find(kind, token, transaction);
    const account = link && (await accounts.byId(link.userId, transaction));
    const address = account && addressFor(kind, account);
    if (!address || !addressHash.isOf(address, link.addressHash)) throw badLink();
    return { account, address };
  };
  return {
    addTo: (mail, kind, userId) =>
      parts.transact(async (transaction) => {
        if (!(await accounts.lock(userId, parts.clock.now(), transaction))) return null;
        const token = randomBytes(32).toString('base64url');
        await links.add(kind, token, { userId, addressHash: addressHash.of(mail.to) }, transaction);
        return { ...mail, link: linkUrl(parts.publicUrl, kind, mail.locale, token) };
      }),
    check,
    async use(kind, token, transaction) {
      const link = await check(kind, token, transaction);
      await links.removeKind(kind, link.account.userId, transaction);
      return link;
    },
  };
}
