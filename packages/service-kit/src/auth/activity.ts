import { LRUCache } from 'lru-cache';
import type { IdentityClient } from './identity-client.ts';

/** Safe to cache: an account stays active until it is deleted, and deletion revokes its tokens at once. */
const REMEMBERED_MS = 60_000;
const REMEMBERED = 50_000;

export interface Activity {
  /** @throws Problem 503 if it cannot be determined */
  isActive(userId: number): Promise<boolean>;
  /** The account is gone. */
  forget(userId: number): void;
}

/**
 * Events can be delayed, so identity is asked before an account counts as inactive.
 * @param isKnownActive what events have told the service
 */
export function createActivity(
  isKnownActive: (userId: number) => Promise<boolean>,
  identity: IdentityClient,
): Activity {
  const active = new LRUCache<number, true>({ max: REMEMBERED, ttl: REMEMBERED_MS });
  const ask = async (userId: number): Promise<boolean> => {
    if (await isKnownActive(userId)) return true;
    const [account] = await identity.accounts([userId]);
    return account?.isActive === true;
  };
  return {
    async isActive(userId) {
      if (active.has(userId)) return true;
      const isActive = await ask(userId);
      if (isActive) active.set(userId, true);
      return isActive;
    },
    forget: (userId) => {
      active.delete(userId);
    },
  };
}
