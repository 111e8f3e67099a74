import { type Account, emailKeyOf } from '../accounts/domain.ts';
import type { AccountStore } from '../accounts/store.ts';
import type { Client } from '../client.ts';
import type { Hasher } from '../passwords/hasher.ts';
import { badCredentials } from '../sessions/bad-credentials.ts';
import type { Transact } from '../transact.ts';
import type { Attempts } from './attempts.ts';

export interface EmailAndPassword {
  readonly email: string;
  readonly password: string;
}

/** Where a sign-in comes from. */
export interface LoginClient extends Client {
  /** The browser, if somebody has signed in to this account there before. */
  readonly browserId: string | null;
}

/**
 * Whose credentials these are.
 * @throws Problem 401 for a wrong pair, the same for an unknown address; 429 after too many
 */
export type Login = (credentials: EmailAndPassword, client: LoginClient) => Promise<Account>;

export function createLogin(parts: {
  accounts: AccountStore;
  hasher: Hasher;
  attempts: Attempts;
  transact: Transact;
}): Login {
  const { accounts, hasher, attempts } = parts;
  return async ({ email, password }, { network, browserId }) => {
    const attempt = { emailKey: emailKeyOf(email), network, browserId };
    await attempts.begin(attempt);
    const account = await accounts.byEmail(email);
    const matches = await hasher.matches(account?.passwordHash ?? null, password, network);
    if (account === null || !matches) {
      throw badCredentials();
    }
    await attempts.forgive(attempt);
    if (hasher.isOutdated(account.passwordHash)) {
      const rehashed = await hasher.hash(password, network);
      await parts.transact((transaction) => accounts.setRehashed(account, rehashed, transaction));
    }
    return account;
  };
}
