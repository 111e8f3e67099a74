import { LRUCache } from 'lru-cache';

const MAX_HELD = 50_000;

/** Calls that were taken from the limiter and not made yet. */
interface Held {
  calls: number;
  /** When the window of the limiter ends, by `performance.now()`. */
  readonly until: number;
}

export interface Shares {
  /** Takes a share for a caller. Rejects when so much is not left. */
  consume(who: string): Promise<{ readonly msBeforeNext: number }>;
  giveBack(who: string, calls: number): Promise<unknown>;
  /** Calls at once. */
  readonly share: number;
}

/**
 * Takes calls one by one, and asks for them by the share.
 * @returns takes a call of a caller's, at once where some of a share is left; rejects as `consume` does
 */
export function takeByShare({
  consume,
  giveBack,
  share,
}: Shares): (who: string) => Promise<void> | undefined {
  const held = new LRUCache<string, Held>({
    max: MAX_HELD,
    dispose({ calls, until }, who, reason) {
      // returns the share of an evicted caller; if that fails, the caller has that much less until the window ends
      if (reason === 'evict' && until > performance.now()) giveBack(who, calls).catch(() => undefined);
    },
  });
  const asked = new Map<string, Promise<unknown>>();

  const ask = async (who: string): Promise<void> => {
    const asking = consume(who);
    asked.set(who, asking);
    try {
      const { msBeforeNext } = await asking;
      held.set(who, { calls: share - 1, until: performance.now() + msBeforeNext });
    } finally {
      asked.delete(who);
    }
  };
  const takeHeld = (who: string): boolean => {
    const own = held.get(who);
    if (own === undefined || own.calls === 0 || own.until <= performance.now()) return false;
    own.calls -= 1;
    return true;
  };
  const takeAsked = async (who: string): Promise<void> => {
    do {
      const asking = asked.get(who);
      if (asking === undefined) return ask(who);
      await asking;
    } while (!takeHeld(who));
  };

  return (who) => (takeHeld(who) ? undefined : takeAsked(who));
}
