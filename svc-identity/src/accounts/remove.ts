import type { Outbox } from '@zielona-fala/service-kit/events';
import type { FirstAnswerStore } from '@zielona-fala/service-kit/idempotency';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Client } from '../client.ts';
import type { GoogleStore } from '../google/store.ts';
import type { LinkStore } from '../links/store.ts';
import type { MailQueue } from '../mail/queue.ts';
import type { PasskeyStore } from '../passkeys/store.ts';
import type { SecondFactorStore } from '../second-factor/store.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { SecurityLogStore } from '../security-log/store.ts';
import type { SessionStore } from '../sessions/store.ts';
import type { Account } from './domain.ts';
import type { AccountStore } from './store.ts';

/**
 * Removes everything that this service holds of an account, and tells the other services.
 * @returns the ids of its sessions, which are still to be revoked; null when somebody else has removed it
 */
export type RemoveAccount = (
  account: Account,
  client: Client,
  transaction: Transaction,
) => Promise<string[] | null>;

export interface RemoveParts {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly passkeys: PasskeyStore;
  readonly secondFactors: SecondFactorStore;
  readonly links: LinkStore;
  readonly mails: MailQueue;
  readonly googleSignIns: GoogleStore;
  readonly firstAnswers: FirstAnswerStore;
  readonly outbox: Outbox;
  readonly securityEntries: SecurityLogStore;
  readonly securityLog: SecurityLog;
}

export function createRemoveAccount(parts: RemoveParts): RemoveAccount {
  return async (account, client, transaction) => {
    const { userId } = account;
    if (!(await parts.accounts.remove(userId, transaction))) return null;
    await parts.passkeys.removeAll(userId, transaction);
    await parts.secondFactors.remove(userId, transaction);
    await parts.links.removeAll(userId, transaction);
    await parts.firstAnswers.eraseLearner(userId, transaction);
    await parts.securityEntries.removeAll(userId, transaction);
    await parts.securityLog.record(
      { event: 'account-erased', outcome: 'done', userId: null, client },
      transaction,
    );
    await parts.mails.removeAll(userId, transaction);
    await parts.googleSignIns.removeOf(account, transaction);
    await parts.outbox.append('user-changed', { userId, change: 'deleted', isActive: false }, transaction);
    return parts.sessions.removeOthers(userId, null, transaction);
  };
}
