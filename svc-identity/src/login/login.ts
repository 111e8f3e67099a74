import { Problem } from '@zielona-fala/service-kit/http';
import { emailKeyOf } from '../accounts/domain.ts';
import type { AccountStore } from '../accounts/store.ts';
import type { Client } from '../client.ts';
import type { Hasher } from '../passwords/hasher.ts';
import type { Attempts } from './attempts.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Whose credentials these are.
 * @throws Problem 401 for a wrong pair, the same for an unknown address; 429 after too many
 */
export type Login = (credentials: Credentials, client: Client) => Promise<number>;

export function createLogin(parts: { accounts: AccountStore; hasher: Hasher; attempts: Attempts }): Login {
  const { accounts, hasher, attempts } = parts;
  return async ({ email, password }, { network }) => {
    const emailKey = emailKeyOf(email);
    await attempts.begin(emailKey, network);
    const account = await accounts.byEmail(email);
    const matches = await hasher.matches(account?.passwordHash ?? null, password, network);
    if (account === null || !matches) {
      throw new Problem(401, 'bad-credentials', 'The e-mail address or the password is not right');
    }
    await attempts.forgive(emailKey, network);
    if (hasher.isOutdated(account.passwordHash)) {
      await accounts.setPasswordHash(account.userId, await hasher.hash(password, network));
    }
    return account.userId;
  };
}
