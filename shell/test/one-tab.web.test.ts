import { afterEach, expect, jest, test } from '@jest/globals';
import { createOneTab } from '../src/state/one-tab.ts';

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

test('of tabs that begin something at once the first does it, and what follows; later another one may', async () => {
  jest.useFakeTimers();
  provideLocks();
  const [first, second] = [createOneTab('celebration'), createOneTab('celebration')];
  const done: string[] = [];
  const work = (name: string) => () => void done.push(name);
  await Promise.all([first(work('level')), second(work('level, too')), first(work('medal'))]);
  await second(work('medal, too'));
  expect(done).toEqual(['level', 'medal']);
  await jest.advanceTimersByTimeAsync(60_000);
  await second(work('later'));
  expect(done).toEqual(['level', 'medal', 'later']);
});

test('each tab does it in a browser that has no locks', async () => {
  const done = jest.fn();
  await Promise.all([createOneTab('celebration')(done), createOneTab('celebration')(done)]);
  expect(done).toHaveBeenCalledTimes(2);
});
