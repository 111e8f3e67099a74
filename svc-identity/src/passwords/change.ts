import type { AuthenticatedUser } from '@zielona-fala/service-kit/http';
import type { Transact } from '@zielona-fala/service-kit/mongo';
import type { AccountStore } from '../accounts/store.ts';
import type { Client } from '../client.ts';
import { accountMail } from '../mail/domain.ts';
import type { MailQueue } from '../mail/queue.ts';
import type { OwnFactors } from '../second-factor/own-factors.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { EndSessions } from '../sessions/end-all.ts';
import type { Hasher } from './hasher.ts';
import { wrongPassword } from './own-password.ts';

/** Replaces a known password and ends the learner's other sessions. @throws as `OwnFactors` does, on `oldPassword` and `code` */
export type ChangePassword = (
  user: AuthenticatedUser,
  values: { readonly oldPassword: string; readonly newPassword: string; readonly code?: string },
  client: Client,
) => Promise<void>;

export interface ChangePasswordParts {
  readonly accounts: AccountStore;
  readonly mails: MailQueue;
  readonly endSessions: EndSessions;
  readonly hasher: Hasher;
  readonly ownFactors: OwnFactors;
  readonly securityLog: SecurityLog;
  readonly transact: Transact;
}

export function createChangePassword(parts: ChangePasswordParts): ChangePassword {
  const { accounts, hasher } = parts;
  return async (user, { oldPassword, newPassword, code }, client) => {
    const { userId, sessionId } = user;
    const proofs = { password: oldPassword, code };
    const account = await parts.ownFactors.check(user, proofs, client, 'oldPassword');
    const passwordHash = await hasher.hash(newPassword, client);
    await parts.transact(async (transaction) => {
      if (!(await accounts.setPassword(account, passwordHash, transaction)))
        throw wrongPassword('oldPassword');
      await accounts.forgetNewEmail(userId, sessionId, transaction);
      await parts.mails.add(accountMail('password-changed', account), userId, transaction);
      await parts.securityLog.record(
        { event: 'password-change', outcome: 'done', userId, client },
        transaction,
      );
      await parts.endSessions(userId, sessionId, transaction);
    });
  };
}
