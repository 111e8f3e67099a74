import type { Transact } from '@zielona-fala/service-kit/mongo';
import type { Account } from '../accounts/domain.ts';
import type { AccountStore } from '../accounts/store.ts';
import type { Client } from '../client.ts';
import { accountMail } from '../mail/domain.ts';
import type { MailQueue } from '../mail/queue.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { badCredentials } from '../sessions/bad-credentials.ts';

/**
 * Confirms a Google account that was linked before a password reset, and notifies the learner.
 * @param account whose owner has just been authenticated
 * @throws Problem 401 when the password is not that of the account any more
 */
export type ConfirmGoogle = (account: Account, client: Client) => Promise<void>;

export function createConfirmGoogle(parts: {
  accounts: AccountStore;
  mails: MailQueue;
  securityLog: SecurityLog;
  transact: Transact;
}): ConfirmGoogle {
  return (account, client) =>
    parts.transact(async (transaction) => {
      if (!(await parts.accounts.confirmGoogle(account, transaction))) throw badCredentials();
      const { userId } = account;
      await parts.mails.add(accountMail('way-in-confirmed', account), userId, transaction);
      const confirmed = { event: 'google-confirmed', outcome: 'done', userId, client } as const;
      await parts.securityLog.record(confirmed, transaction);
    });
}
