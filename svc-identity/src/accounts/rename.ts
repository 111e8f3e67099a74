import { isDuplicateKey, type Outbox, type SequenceMarks, unauthorized } from '@zielona-fala/service-kit';
import type { Transact } from '../transact.ts';
import type { AccountStore } from './store.ts';
import { taken } from './taken.ts';

/** Gives an active learner another name. @throws Problem 422 when somebody has it */
export type Rename = (userId: number, newUsername: string) => Promise<void>;

export function createRename(parts: {
  accounts: AccountStore;
  outbox: Outbox;
  marks: SequenceMarks;
  transact: Transact;
}): Rename {
  return async (userId, newUsername) => {
    try {
      const sequence = await parts.transact(async (session) => {
        if (!(await parts.accounts.rename(userId, newUsername, session))) throw unauthorized();
        return parts.outbox.append('user-changed', { userId, change: 'renamed', isActive: true }, session);
      });
      await parts.marks.set('svc-identity', userId, sequence);
    } catch (error) {
      throw isDuplicateKey(error) ? taken(['username'], { username: 'newUsername' }) : error;
    }
  };
}
