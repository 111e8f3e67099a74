const TICK_MS = 2;

/**
 * Calls evenly through each second, whether earlier calls were answered or not. autocannon's rate sends all calls of a
 * second at its beginning: what then waits, waits for the others of its burst.
 * @param most calls that wait at once; what exceeds it is left out
 */
export function pace(
  call: () => Promise<void>,
  { perSecond, most }: { readonly perSecond: number; readonly most: number },
): { stop(): Promise<void> } {
  const waiting = new Set<Promise<void>>();
  const start = performance.now();
  let due = 0;
  const timer = setInterval(() => {
    const all = Math.floor(((performance.now() - start) / 1000) * perSecond);
    for (; due < all; due += 1) {
      if (waiting.size >= most) continue;
      const called = call().finally(() => waiting.delete(called));
      waiting.add(called);
    }
  }, TICK_MS);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(waiting);
    },
  };
}
