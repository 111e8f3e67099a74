import type { Revocations } from '@zielona-fala/service-kit/auth';
import { type AuthenticatedUser, unavailable } from '@zielona-fala/service-kit/http';
import type { Notices } from '@zielona-fala/service-kit/notices';
import type { Client } from '../client.ts';
import type { MailQueue } from '../mail/queue.ts';
import type { OwnPassword } from '../passwords/own-password.ts';
import { revokeAll } from '../sessions/revoke-all.ts';
import type { Transact } from '../transact.ts';
import type { RemoveAccount } from './remove.ts';
import type { AccountStore } from './store.ts';

/**
 * Removes an account with everything that this service holds of it, and tells the other services and, by a last mail, the learner. The caller's own
 * session ends last, so that a call that failed in between can be repeated.
 *
 * @param password the learner's, if they were asked for it; null is what a client sends that does not know of it
 * @throws as `OwnPassword` does, on `password`
 */
export type EraseAccount = (
  user: AuthenticatedUser,
  password: string | null,
  client: Client,
) => Promise<void>;

export interface EraseParts {
  readonly accounts: AccountStore;
  readonly mails: MailQueue;
  readonly revocations: Revocations;
  readonly transact: Transact;
  readonly ownPassword: OwnPassword;
  readonly removeAccount: RemoveAccount;
  readonly notices: Notices;
}

export function createEraseAccount(parts: EraseParts): EraseAccount {
  return async (user, password, client) => {
    const { userId, sessionId } = user;
    if (password !== null && (await parts.accounts.byId(userId)) !== null) {
      await parts.ownPassword.check(user, password, 'password', client);
    }
    await parts.transact(async (transaction) => {
      const account = await parts.accounts.byId(userId, transaction);
      const ended = account && (await parts.removeAccount(account, client, transaction));
      if (account === null || ended === null) return;
      const { email: to, username, locale } = account;
      // The last that is kept of them, until it is sent: nothing that ties it to what was erased.
      await parts.mails.add({ kind: 'account-deleted', to, username, locale, link: null }, null, transaction);
      const others = ended.filter((id) => id !== sessionId);
      await revokeAll(parts.revocations, others);
    });
    await parts.notices.erase(userId).catch((error: unknown) => {
      throw unavailable('The deletion is not complete yet; try again in a moment', 5, error);
    });
    await revokeAll(parts.revocations, [sessionId]);
  };
}
