import type { DeadLetters, Outbox } from '@zielona-fala/service-kit/events';
import type { IdempotencyStore } from '@zielona-fala/service-kit/idempotency';
import { onCommit, type Transaction } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { Client } from '../client.ts';
import type { ErasureStore } from '../erasures/store.ts';
import type { GoogleStore } from '../google/store.ts';
import type { LinkStore } from '../links/store.ts';
import type { MailQueue } from '../mail/queue.ts';
import type { PasskeyStore } from '../passkeys/store.ts';
import type { PushQueue } from '../push/queue.ts';
import type { SecondFactorStore } from '../second-factor/store.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { SecurityLogStore } from '../security-log/store.ts';
import type { SessionStore } from '../sessions/store.ts';
import type { Account } from './domain.ts';
import type { AccountStore } from './store.ts';

/**
 * Erases all data of an account in this service and publishes the deletion. The caller still has to revoke its access
 * tokens.
 * @returns false if it has already been erased
 */
export type EraseAccount = (account: Account, client: Client, transaction: Transaction) => Promise<boolean>;

/** The same without an entry in the security log. */
export type EraseData = (account: Account, transaction: Transaction) => Promise<boolean>;

export interface EraseDataParts {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly passkeys: PasskeyStore;
  readonly secondFactors: SecondFactorStore;
  readonly links: LinkStore;
  readonly mails: MailQueue;
  readonly pushes: PushQueue;
  readonly googleSignIns: GoogleStore;
  readonly idempotency: IdempotencyStore;
  readonly outbox: Outbox;
  readonly deadLetters: Pick<DeadLetters, 'eraseLearner'>;
  readonly securityEntries: SecurityLogStore;
  readonly erasures: ErasureStore;
  readonly clock: Clock;
}

export interface EraseAccountParts extends EraseDataParts {
  readonly securityLog: SecurityLog;
}

export function createEraseAccount(parts: EraseAccountParts): EraseAccount {
  const eraseData = createEraseData(parts);
  return async (account, client, transaction) => {
    if (!(await eraseData(account, transaction))) return false;
    const incident = { event: 'account-erased', outcome: 'done', userId: null, client } as const;
    await parts.securityLog.record(incident, transaction);
    return true;
  };
}

export function createEraseData(parts: EraseDataParts): EraseData {
  return async (account, transaction) => {
    const { userId } = account;
    if (!(await parts.accounts.eraseLearner(userId, transaction))) return false;
    await parts.passkeys.eraseLearner(userId, transaction);
    await parts.secondFactors.eraseLearner(userId, transaction);
    await parts.links.eraseLearner(userId, transaction);
    await parts.idempotency.eraseLearner(userId, transaction);
    await parts.securityEntries.eraseLearner(userId, transaction);
    // a call that was refused meanwhile noted it outside of this transaction, which does not see it
    onCommit(transaction, () => parts.securityEntries.eraseLearner(userId));
    await parts.mails.eraseLearner(account, transaction);
    await parts.pushes.eraseLearner(userId, transaction);
    await parts.deadLetters.eraseLearner(userId, transaction);
    await parts.googleSignIns.eraseLearner(account, transaction);
    await parts.erasures.add({ userId, at: parts.clock.now() }, transaction);
    await parts.outbox.append('user-changed', { userId, change: 'deleted', isActive: false }, transaction);
    await parts.sessions.eraseLearner(userId, transaction);
    return true;
  };
}
