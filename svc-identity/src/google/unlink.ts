import type { Proofs } from '@zielona-fala/contracts';
import type { AuthenticatedUser } from '@zielona-fala/service-kit/http';
import type { Transact } from '@zielona-fala/service-kit/mongo';
import type { AccountStore } from '../accounts/store.ts';
import type { Client } from '../client.ts';
import { accountMail } from '../mail/domain.ts';
import type { MailQueue } from '../mail/queue.ts';
import { wrongPassword } from '../passwords/own-password.ts';
import type { OwnFactors } from '../second-factor/own-factors.ts';
import type { SecurityLog } from '../security-log/security-log.ts';

/** Takes the way in by Google from an account that can be entered by its password. @throws as `OwnFactors` does */
export type UnlinkGoogle = (user: AuthenticatedUser, proofs: Proofs, client: Client) => Promise<void>;

export function createUnlinkGoogle(parts: {
  accounts: AccountStore;
  mails: MailQueue;
  ownFactors: OwnFactors;
  securityLog: SecurityLog;
  transact: Transact;
}): UnlinkGoogle {
  return async (user, proofs, client) => {
    const account = await parts.ownFactors.check(user, proofs, client);
    if (account.google === undefined) return;
    const { userId } = account;
    await parts.transact(async (transaction) => {
      if (!(await parts.accounts.unlinkGoogle(account, transaction))) throw wrongPassword('password');
      await parts.mails.add(accountMail('google-unlinked', account), userId, transaction);
      await parts.securityLog.record(
        { event: 'google-unlinked', outcome: 'done', userId, client },
        transaction,
      );
    });
  };
}
