import { OWN_PASSWORD_CHECKS, WRONG_OWN_PASSWORDS } from '@zielona-fala/contracts/api/passwords/limits';
import { type AuthenticatedUser, invalid } from '@zielona-fala/service-kit/http';
import type { Limits } from '@zielona-fala/service-kit/limits';
import { accountOf } from '../accounts/account-of.ts';
import type { Account } from '../accounts/domain.ts';
import type { AccountStore } from '../accounts/store.ts';
import type { Client } from '../client.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { Hasher } from './hasher.ts';

/** Requires the password of the signed-in learner for actions that a hijacked session must not perform. */
export interface OwnPassword {
  /**
   * @param field of the payload that holds the password
   * @returns the account whose password it is
   * @throws Problem 422 on the field for a wrong password, 429 after too many
   */
  check(user: AuthenticatedUser, password: string, field: string, client: Client): Promise<Account>;
}

export interface OwnPasswordParts {
  readonly accounts: AccountStore;
  readonly hasher: Hasher;
  readonly limits: Limits;
  readonly securityLog: SecurityLog;
}

export function createOwnPassword({ accounts, hasher, limits, securityLog }: OwnPasswordParts): OwnPassword {
  const failures = limits.counter(WRONG_OWN_PASSWORDS);
  const checks = limits.counter(OWN_PASSWORD_CHECKS);
  return {
    async check({ userId }, password, field, client) {
      const who = String(userId);
      await checks.take(who);
      await failures.take(who);
      const account = await accountOf(accounts, userId);
      if (!(await hasher.matches(account.passwordHash, password, client))) {
        await securityLog.record({ event: 'password-check', outcome: 'refused', userId, client });
        throw wrongPassword(field);
      }
      await failures.giveBack(who);
      return account;
    },
  };
}

export const wrongPassword = (field: string) =>
  invalid([{ field, code: 'wrong', message: 'This is not your password' }]);
