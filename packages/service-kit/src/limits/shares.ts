import { LRUCache } from 'lru-cache';
import type { RateLimiterRes, RateLimiterStoreAbstract } from 'rate-limiter-flexible';

const MOST_HELD = 50_000;

/** Calls that were taken from the limiter and not made yet. */
interface Held {
  calls: number;
  /** When the limiter counts anew, by `performance.now()`. */
  readonly until: number;
}

/**
 * Takes calls one by one, and asks the limiter for them by the share.
 * @returns takes a call of a key's; rejects with what the limiter does, when nothing is left
 */
export function takeByShare(
  limiter: RateLimiterStoreAbstract,
  share: number,
): (key: string) => Promise<void> {
  const held = new LRUCache<string, Held>({
    max: MOST_HELD,
    dispose({ calls, until }, key, reason) {
      // a caller whose share is forgotten among very many has it back; if that fails, that much less until all counts anew
      if (reason === 'evict' && until > performance.now()) limiter.reward(key, calls).catch(() => undefined);
    },
  });
  const asked = new Map<string, Promise<RateLimiterRes>>();

  const ask = async (key: string): Promise<void> => {
    const asking = limiter.consume(key, share);
    asked.set(key, asking);
    try {
      const { msBeforeNext } = await asking;
      held.set(key, { calls: share - 1, until: performance.now() + msBeforeNext });
    } finally {
      asked.delete(key);
    }
  };
  const takeHeld = (key: string): boolean => {
    const own = held.get(key);
    if (own === undefined || own.calls === 0 || own.until <= performance.now()) return false;
    own.calls -= 1;
    return true;
  };

  return async (key) => {
    while (!takeHeld(key)) {
      const asking = asked.get(key);
      if (asking === undefined) return ask(key);
      await asking;
    }
  };
}
