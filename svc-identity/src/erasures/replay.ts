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
 * Erases again who was erased before, after a backup was restored that knows them still. Services are told of each, also
 * of those who are not here, for their databases may come from another moment; telling it again changes nothing there.
 * @returns whether the account was here
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
