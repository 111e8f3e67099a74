import type { Revocations } from '@zielona-fala/service-kit/auth';
import { type AuthenticatedUser, invalid, unauthorized } from '@zielona-fala/service-kit/http';
import type { AccountStore } from '../accounts/store.ts';
import type { MailQueue } from '../mail/queue.ts';
import { revokeAll } from '../sessions/revoke-all.ts';
import type { SessionStore } from '../sessions/store.ts';
import type { Transact } from '../transact.ts';
import type { Hasher } from './hasher.ts';

/** Replaces a known password and ends the learner's other sessions. @throws Problem 422 on a wrong `oldPassword` */
export type ChangePassword = (
  user: AuthenticatedUser,
  passwords: { readonly oldPassword: string; readonly newPassword: string },
) => Promise<void>;

export interface ChangePasswordParts {
  readonly accounts: AccountStore;
  readonly mails: MailQueue;
  readonly sessions: SessionStore;
  readonly revocations: Revocations;
  readonly hasher: Hasher;
  readonly transact: Transact;
}

export function createChangePassword(parts: ChangePasswordParts): ChangePassword {
  const { accounts, hasher } = parts;
  return async ({ userId, sessionId }, { oldPassword, newPassword }) => {
    const account = await accounts.byId(userId);
    if (account === null) throw unauthorized();
    if (!(await hasher.matches(account.passwordHash, oldPassword))) {
      throw invalid([{ field: 'oldPassword', code: 'wrong', message: 'This is not your password' }]);
    }
    const passwordHash = await hasher.hash(newPassword);
    const { email: to, username, locale } = account;
    await parts.transact(async (transaction) => {
      await accounts.setPasswordHash(userId, passwordHash, transaction);
      await parts.mails.add(
        { kind: 'password-changed', to, username, locale, link: null },
        userId,
        transaction,
      );
      const ended = await parts.sessions.removeOthers(userId, sessionId, transaction);
      await revokeAll(parts.revocations, ended);
    });
  };
}
