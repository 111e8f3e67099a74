import type { Erasure } from '@zielona-fala/contracts/schemas';
import type { Outbox } from '@zielona-fala/service-kit/events';
import type { Transact } from '@zielona-fala/service-kit/mongo';
import type { EraseData } from '../accounts/erase.ts';
import type { AccountStore } from '../accounts/store.ts';
import type { ErasureStore } from './store.ts';

export interface ReplayParts {
  readonly accounts: AccountStore;
  readonly eraseData: EraseData;
  readonly erasures: ErasureStore;
  readonly outbox: Outbox;
  readonly transact: Transact;
}

/**
 * Repeats erasures after a backup that still contains the accounts was restored. A deletion is published for each of them,
 * even if the account is not in this database, because other databases may have been restored to another moment. It is
 * idempotent.
 * @returns whether the account existed
 */
export type ReplayErasure = (erasure: Erasure) => Promise<boolean>;

export function createReplayErasure(parts: ReplayParts): ReplayErasure {
  return async ({ userId, at }) => {
    let wasHere = false;
    await parts.transact(async (transaction) => {
      const account = await parts.accounts.byId(userId, transaction);
      wasHere = account !== null && (await parts.eraseData(account, transaction));
      await parts.erasures.add({ userId, at }, transaction);
      if (wasHere) return;
      await parts.outbox.append('user-changed', { userId, change: 'deleted', isActive: false }, transaction);
    });
    return wasHere;
  };
}
