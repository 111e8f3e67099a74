import type { Proofs } from '@zielona-fala/contracts';
import { type AuthenticatedUser, invalid } from '@zielona-fala/service-kit/http';
import type { Account } from '../accounts/domain.ts';
import type { Client } from '../client.ts';
import type { OwnPassword } from '../passwords/own-password.ts';
import type { SecondFactor } from './second-factor.ts';
import { wrongCode } from './wrong-code.ts';

/** Requires the password of the signed-in learner and, if the second factor is enabled, its code. */
export interface OwnFactors {
  /**
   * @param field of the payload that holds the password
   * @returns whose account it is
   * @throws Problem 422 with `required` on missing fields and `wrong` on incorrect ones; 429 after too many
   */
  check(user: AuthenticatedUser, proofs: Proofs, client: Client, field?: string): Promise<Account>;
}

export function createOwnFactors(parts: {
  ownPassword: OwnPassword;
  secondFactor: SecondFactor;
}): OwnFactors {
  const { ownPassword, secondFactor } = parts;
  return {
    async check(user, { password, code }, client, field = 'password') {
      const needsCode = await secondFactor.isOn(user.userId);
      const missing = [
        ...(password === undefined ? [field] : []),
        ...(needsCode && code === undefined ? ['code'] : []),
      ];
      if (password === undefined || missing.length > 0) throw toBeShown(missing);
      const account = await ownPassword.check(user, password, field, client);
      if (needsCode && !(await secondFactor.accepts(user.userId, code ?? '', client))) throw wrongCode();
      return account;
    },
  };
}

/** A problem that names each missing field. */
export const toBeShown = (fields: readonly string[]) =>
  invalid(fields.map((field) => ({ field, code: 'required', message: 'Show that it is still you' })));
