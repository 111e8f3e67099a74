import { isDeepStrictEqual } from 'node:util';
import { isTimeZone, type PreferencesDto } from '@zielona-fala/contracts';
import type { Outbox, SequenceMarks } from '@zielona-fala/service-kit/events';
import { invalid } from '@zielona-fala/service-kit/http';
import type { Transact, Transaction } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import { accountOf } from '../accounts/account-of.ts';
import type { Account } from '../accounts/domain.ts';
import type { AccountStore } from '../accounts/store.ts';
import { faultsOf, pastFaults, preferencesOf, sharedOf } from './domain.ts';

/** The preferences of an account. */
export interface Preferences {
  read(userId: number): Promise<PreferencesDto>;
  /** Updates the given preferences; unchanged values are neither written nor published. @throws Problem 422 for a date in the past, or an invalid date or time zone */
  change(userId: number, changes: Partial<PreferencesDto>): Promise<PreferencesDto>;
  /** Stores the time zone of the browser at sign-in, if it sends one and none is stored yet. */
  settleTimeZone(account: Account, timeZone: string | undefined): Promise<void>;
}

export function createPreferences(parts: {
  accounts: AccountStore;
  outbox: Outbox;
  marks: SequenceMarks;
  transact: Transact;
  clock: Clock;
}): Preferences {
  const { accounts, outbox, transact, clock } = parts;

  const keep = async (
    { userId, isActive }: Account,
    changed: PreferencesDto,
    transaction: Transaction,
  ): Promise<number> => {
    const { language, ...preferences } = changed;
    await accounts.setPreferences(userId, language, preferences, transaction);
    const event = { userId, change: 'preferences', isActive, preferences: sharedOf(changed) } as const;
    return outbox.append('user-changed', event, transaction);
  };

  return {
    read: async (userId) => preferencesOf(await accountOf(accounts, userId)),

    async change(userId, changes) {
      const faults = faultsOf(changes);
      if (faults.length > 0) throw invalid(faults);
      const done = await transact(async (transaction) => {
        const account = await accountOf(accounts, userId, transaction);
        const before = preferencesOf(account);
        const changed = { ...before, ...changes };
        const past = pastFaults(before, changed, clock.now());
        if (past.length > 0) throw invalid(past);
        if (isDeepStrictEqual(before, changed)) return { changed, sequence: null };
        return { changed, sequence: await keep(account, changed, transaction) };
      });
      if (done.sequence !== null) await parts.marks.set('user-changed', userId, done.sequence);
      return done.changed;
    },

    async settleTimeZone({ userId, preferences }, timeZone) {
      if (preferences?.timeZone !== undefined || timeZone === undefined || !isTimeZone(timeZone)) return;
      const sequence = await transact(async (transaction) => {
        const account = await accounts.byId(userId, transaction);
        if (account === null || account.preferences?.timeZone !== undefined) return null;
        return keep(account, { ...preferencesOf(account), timeZone }, transaction);
      });
      if (sequence !== null) await parts.marks.set('user-changed', userId, sequence);
    },
  };
}
