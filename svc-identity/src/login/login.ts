import type { Limits } from '@zielona-fala/service-kit/limits';
import type { Transact } from '@zielona-fala/service-kit/mongo';
import { type Account, emailKeyOf } from '../accounts/domain.ts';
import type { AccountStore } from '../accounts/store.ts';
import type { Client } from '../client.ts';
import type { Hasher } from '../passwords/hasher.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { badCredentials } from '../sessions/bad-credentials.ts';
import type { Attempts } from './attempts.ts';

/** What a sign-in by password takes. */
export interface EmailAndPassword {
  readonly email: string;
  readonly password: string;
}

/** Where a sign-in comes from. */
export interface LoginClient extends Client {
  /** The browser, if it has been used to sign in to this account before. */
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
  limits: Limits;
  securityLog: SecurityLog;
}): Login {
  const { accounts, hasher, attempts } = parts;
  const lockouts = parts.limits.counter({
    name: 'security-log:lockout',
    calls: 1,
    seconds: 15 * 60,
    per: 'account',
    message: 'This was logged just now',
  });

  /** Once in a while: an attack must not fill the log. */
  const noteLockout = async (email: string, client: Client): Promise<void> => {
    if (!(await lockouts.tryTake(emailKeyOf(email)))) return;
    const userId = (await accounts.byEmail(email))?.userId ?? null;
    await parts.securityLog.record({ event: 'lockout', outcome: 'refused', userId, client });
  };

  return async ({ email, password }, client) => {
    const { network, browserId } = client;
    const attempt = { emailKey: emailKeyOf(email), network, browserId };
    await attempts.begin(attempt).catch(async (error: unknown) => {
      await noteLockout(email, client);
      throw error;
    });
    const account = await accounts.byEmail(email);
    const matches = await hasher.matches(account?.passwordHash ?? null, password, client);
    if (account === null || account.passwordHash === null || !matches) {
      const userId = account?.userId ?? null;
      await parts.securityLog.record({ event: 'sign-in', outcome: 'refused', userId, client });
      throw badCredentials();
    }
    await attempts.forgive(attempt);
    if (hasher.isOutdated(account.passwordHash)) {
      const rehashed = await hasher.hash(password, client);
      await parts.transact((transaction) => accounts.setRehashed(account, rehashed, transaction));
    }
    return account;
  };
}
