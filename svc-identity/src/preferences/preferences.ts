import { isDeepStrictEqual } from 'node:util';
import type { PreferencesDto } from '@zielona-fala/contracts';
import type { Outbox, SequenceMarks } from '@zielona-fala/service-kit/events';
import { invalid, unauthorized } from '@zielona-fala/service-kit/http';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { AccountStore } from '../accounts/store.ts';
import type { Transact } from '../transact.ts';
import { faultsOf, pastFaults, preferencesOf, sharedOf } from './domain.ts';

/** The choices that go with an account. */
export interface Preferences {
  read(userId: number): Promise<PreferencesDto>;
  /** Changes some and leaves the others; what is so already is neither written nor told. @throws Problem 422 for a day that is over, or a day or a time zone that there is not */
  change(userId: number, wish: Partial<PreferencesDto>): Promise<PreferencesDto>;
}

export function createPreferences(parts: {
  accounts: AccountStore;
  outbox: Outbox;
  marks: SequenceMarks;
  transact: Transact;
  clock: Clock;
}): Preferences {
  const { accounts, outbox, transact, clock } = parts;
  return {
    async read(userId) {
      const account = await accounts.byId(userId);
      if (account === null) throw unauthorized();
      return preferencesOf(account);
    },

    async change(userId, wish) {
      const faults = faultsOf(wish);
      if (faults.length > 0) throw invalid(faults);
      const done = await transact(async (transaction) => {
        const account = await accounts.byId(userId, transaction);
        if (account === null) throw unauthorized();
        const before = preferencesOf(account);
        const changed = { ...before, ...wish };
        const past = pastFaults(before, changed, clock.now());
        if (past.length > 0) throw invalid(past);
        if (isDeepStrictEqual(before, changed)) return { changed, sequence: null };
        const { language, ...preferences } = changed;
        await accounts.setPreferences(userId, language, preferences, transaction);
        const event = {
          userId,
          change: 'preferences',
          isActive: account.isActive,
          preferences: sharedOf(changed),
        } as const;
        return { changed, sequence: await outbox.append('user-changed', event, transaction) };
      });
      if (done.sequence !== null) await parts.marks.set('user-changed', userId, done.sequence);
      return done.changed;
    },
  };
}
