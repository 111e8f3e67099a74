import type { Locale } from '@zielona-fala/contracts';
import { GOOGLE_ACCOUNTS } from '@zielona-fala/contracts/api/google/finish-google-sign-in';
import type { Outbox, SequenceMarks } from '@zielona-fala/service-kit/events';
import type { Limits } from '@zielona-fala/service-kit/limits';
import { isDuplicateKey, type Transact } from '@zielona-fala/service-kit/mongo';
import { type Clock, newId } from '@zielona-fala/service-kit/process';
import { type Account, newAccount } from '../accounts/domain.ts';
import type { EraseAccount } from '../accounts/erase.ts';
import type { AccountStore } from '../accounts/store.ts';
import type { Client } from '../client.ts';
import { accountMail } from '../mail/domain.ts';
import type { MailQueue } from '../mail/queue.ts';
import type { EndSessions } from '../sessions/end-all.ts';
import { firstUsername, type GoogleIdentity } from './domain.ts';

/**
 * Creates an account for an address that the provider has verified: active, without a password.
 * @param unproven an account that was registered with the address and never activated. Whoever it was has not shown that
 *   the address is theirs: it goes, with its password, its sessions and everything else that could have been prepared
 * @throws a duplicate key error if the address has been taken since; `AccountChanged` if `unproven` has; Problem 429 after too many
 */
export type OpenAccount = (
  identity: GoogleIdentity,
  unproven: Account | null,
  locale: Locale,
  client: Client,
) => Promise<Account>;

export interface OpenAccountParts {
  readonly accounts: AccountStore;
  readonly mails: MailQueue;
  readonly outbox: Outbox;
  readonly marks: SequenceMarks;
  readonly endSessions: EndSessions;
  readonly eraseAccount: EraseAccount;
  readonly transact: Transact;
  readonly limits: Limits;
  readonly clock: Clock;
}

/** The account that was to make room has been activated, or has another address by now. */
export class AccountChanged extends Error {}

const ATTEMPTS = 5;

export function createOpenAccount(parts: OpenAccountParts): OpenAccount {
  const { accounts, clock } = parts;
  const openings = parts.limits.counter(GOOGLE_ACCOUNTS);

  const insert = (account: Account, unproven: Account | null, client: Client): Promise<number> =>
    parts.transact(async (transaction) => {
      if (unproven !== null) {
        const now = await accounts.byId(unproven.userId, transaction);
        if (now !== null && (now.isActive || now.email !== unproven.email)) throw new AccountChanged();
        await parts.endSessions(unproven.userId, null, transaction);
        await parts.eraseAccount(unproven, client, transaction);
      }
      await accounts.insert(account, transaction);
      const { userId } = account;
      await parts.mails.add(accountMail('google-registered', account), userId, transaction);
      const change = { userId, change: 'registered', isActive: true } as const;
      return parts.outbox.append('user-changed', change, transaction);
    });

  return async ({ issuer, subject, email }, unproven, locale, client) => {
    await openings.take(client.network);
    for (let attempt = 1; ; attempt += 1) {
      const now = clock.now();
      const account = newAccount({
        userId: newId(clock),
        username: firstUsername(locale),
        email,
        passwordHash: null,
        google: { issuer, subject, linkedAt: now, passwordResets: 0 },
        created: now,
        isActive: true,
        locale,
      });
      try {
        await parts.marks.set('user-changed', account.userId, await insert(account, unproven, client));
        return account;
      } catch (error) {
        const isNameTaken = isDuplicateKey(error) && (await accounts.takenFields({ email })).length === 0;
        if (!isNameTaken || attempt === ATTEMPTS) throw error;
      }
    }
  };
}
