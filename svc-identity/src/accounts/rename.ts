import type { Outbox, SequenceMarks } from '@zielona-fala/service-kit/events';
import { isDuplicateKey, type Transact } from '@zielona-fala/service-kit/mongo';
import { preferencesOf, sharedOf } from '../preferences/domain.ts';
import { accountOf } from './account-of.ts';
import type { AccountStore } from './store.ts';
import { taken } from './taken.ts';

/** Renames an active learner; the current name is accepted and changes nothing. @throws Problem 422 if the name is taken */
export type Rename = (userId: number, newUsername: string) => Promise<void>;

export function createRename(parts: {
  accounts: AccountStore;
  outbox: Outbox;
  marks: SequenceMarks;
  transact: Transact;
}): Rename {
  return async (userId, newUsername) => {
    try {
      const sequence = await parts.transact(async (transaction) => {
        const account = await accountOf(parts.accounts, userId, transaction);
        if (account.username === newUsername) return null;
        await parts.accounts.rename(userId, newUsername, transaction);
        const preferences = sharedOf(preferencesOf(account));
        const change = { userId, change: 'renamed', isActive: true, preferences } as const;
        return parts.outbox.append('user-changed', change, transaction);
      });
      if (sequence !== null) await parts.marks.set('user-changed', userId, sequence);
    } catch (error) {
      throw isDuplicateKey(error) ? taken(['username'], { username: 'newUsername' }) : error;
    }
  };
}
