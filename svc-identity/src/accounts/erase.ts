import type { Revocations } from '@zielona-fala/service-kit/auth';
import type { Outbox } from '@zielona-fala/service-kit/events';
import type { AuthenticatedUser } from '@zielona-fala/service-kit/http';
import type { FirstAnswerStore } from '@zielona-fala/service-kit/idempotency';
import type { Client } from '../client.ts';
import type { LinkStore } from '../links/store.ts';
import type { MailQueue } from '../mail/queue.ts';
import type { OwnPassword } from '../passwords/own-password.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { SecurityLogStore } from '../security-log/store.ts';
import { revokeAll } from '../sessions/revoke-all.ts';
import type { SessionStore } from '../sessions/store.ts';
import type { Transact } from '../transact.ts';
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
  readonly sessions: SessionStore;
  readonly links: LinkStore;
  readonly mails: MailQueue;
  readonly firstAnswers: FirstAnswerStore;
  readonly outbox: Outbox;
  readonly revocations: Revocations;
  readonly transact: Transact;
  readonly ownPassword: OwnPassword;
  readonly securityEntries: SecurityLogStore;
  readonly securityLog: SecurityLog;
}

export function createEraseAccount(parts: EraseParts): EraseAccount {
  return async (user, password, client) => {
    const { userId, sessionId } = user;
    if (password !== null && (await parts.accounts.byId(userId)) !== null) {
      await parts.ownPassword.check(user, password, 'password', client);
    }
    await parts.transact(async (transaction) => {
      const account = await parts.accounts.byId(userId, transaction);
      if (account === null || !(await parts.accounts.remove(userId, transaction))) return;
      await parts.links.removeAll(userId, transaction);
      await parts.firstAnswers.eraseLearner(userId, transaction);
      await parts.securityEntries.removeAll(userId, transaction);
      await parts.securityLog.record(
        { event: 'account-erased', outcome: 'done', userId: null, client },
        transaction,
      );
      await parts.mails.removeAll(userId, transaction);
      const { email: to, username, locale } = account;
      // The last that is kept of them, until it is sent: nothing that ties it to what was erased.
      await parts.mails.add({ kind: 'account-deleted', to, username, locale, link: null }, null, transaction);
      await parts.outbox.append('user-changed', { userId, change: 'deleted', isActive: false }, transaction);
      const ended = await parts.sessions.removeOthers(userId, null, transaction);
      const others = ended.filter((id) => id !== sessionId);
      await revokeAll(parts.revocations, others);
    });
    await revokeAll(parts.revocations, [sessionId]);
  };
}
