import type { Locale } from '@zielona-fala/contracts';
import type { Outbox, SequenceMarks } from '@zielona-fala/service-kit/events';
import { isDuplicateKey, type Transact } from '@zielona-fala/service-kit/mongo';
import { type Clock, newId } from '@zielona-fala/service-kit/process';
import type { Client } from '../client.ts';
import type { Hasher } from '../passwords/hasher.ts';
import type { ActivationMails } from './activation-mails.ts';
import { type Account, newAccount } from './domain.ts';
import type { AccountStore } from './store.ts';
import { taken } from './taken.ts';

export interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Makes an inactive account and sends its activation mail.
 * @returns whose it is
 * @throws Problem 422 naming each field that is taken
 */
export type Register = (registration: Registration, locale: Locale, client: Client) => Promise<Account>;

export interface RegisterParts {
  readonly accounts: AccountStore;
  readonly activationMails: ActivationMails;
  readonly hasher: Hasher;
  readonly outbox: Outbox;
  readonly marks: SequenceMarks;
  readonly transact: Transact;
  readonly clock: Clock;
}

const ATTEMPTS = 3;

export function createRegister(parts: RegisterParts): Register {
  const { accounts, outbox, clock } = parts;

  const refuseTaken = async (requested: Registration): Promise<void> => {
    const fields = await accounts.takenFields(requested);
    if (fields.length > 0) throw taken(fields);
  };

  const insert = (account: Account): Promise<number> =>
    parts.transact(async (transaction) => {
      await accounts.insert(account, transaction);
      await parts.activationMails.sendFirst(account, transaction);
      const { userId, isActive } = account;
      return outbox.append('user-changed', { userId, change: 'registered', isActive }, transaction);
    });

  return async ({ password, ...registration }, locale, client) => {
    await refuseTaken({ password, ...registration });
    const passwordHash = await parts.hasher.hash(password, client);
    for (let attempt = 1; ; attempt += 1) {
      const account = newAccount({
        ...registration,
        userId: newId(clock),
        passwordHash,
        created: clock.now(),
        isActive: false,
        locale,
      });
      try {
        await parts.marks.set('user-changed', account.userId, await insert(account));
        return account;
      } catch (error) {
        if (!isDuplicateKey(error) || attempt === ATTEMPTS) throw error;
        await refuseTaken({ password, ...registration });
      }
    }
  };
}
