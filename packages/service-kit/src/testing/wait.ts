import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again until `probe` gives something truthy, and returns that.
 * @throws Error naming `what` after `limitMs`
 */
export async function waitFor<Value>(
  what: string,
  probe: () => Promise<Value> | Value,
  limitMs = 30_000,
): Promise<NonNullable<Value>> {
  const end = performance.now() + limitMs;
  for (;;) {
    const value = await probe();
    if (value) return value;
    if (performance.now() > end) throw new Error(`waited ${limitMs} ms in vain: ${what}`);
    await pause(20);
  }
}
