import { afterEach, expect, jest, test } from '@jest/globals';
import { inOneTab } from '../src/state/one-tab.ts';

afterEach(() => {
  delete (navigator as { locks?: unknown }).locks;
  jest.useRealTimers();
});

/** As browsers have them: who asks for a lock that somebody holds gets none. */
function provideLocks(): void {
  const held = new Set<string>();
  const locks = {
    async request(name: string, _options: object, work: (lock: object | null) => unknown) {
      if (held.has(name)) {
        await work(null);
        return;
      }
      held.add(name);
      await work({ name });
      held.delete(name);
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

test('what all tabs begin at once happens in one of them; each thing, and later, anew', async () => {
  jest.useFakeTimers();
  provideLocks();
  const done = jest.fn();
  const tabs = ['level 3', 'level 3', 'level 4'].map((name) => inOneTab(name, () => done(name)));
  await jest.advanceTimersByTimeAsync(60_000);
  await Promise.all(tabs);
  expect(done.mock.calls).toEqual([['level 3'], ['level 4']]);
  void inOneTab('level 3', () => done('level 3'));
  expect(done).toHaveBeenCalledTimes(3);
});

test('it happens in each tab of a browser that has no locks', async () => {
  const done = jest.fn();
  await Promise.all([inOneTab('level 3', done), inOneTab('level 3', done)]);
  expect(done).toHaveBeenCalledTimes(2);
});
