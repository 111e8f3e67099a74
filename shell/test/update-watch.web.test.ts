import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createUpdateWatch } from '../src/updates/update-watch.ts';

let latest: () => Promise<string>;
const watch = () => createUpdateWatch({ runningBuild: 'one', fetchLatest: () => latest() });

beforeEach(() => {
  jest.useFakeTimers();
  latest = async () => 'one';
});
afterEach(() => {
  jest.useRealTimers();
});

test('a newer build is noticed within a minute', async () => {
  const updates = watch();
  const stop = updates.start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(updates.available.get()).toBe(false);
  latest = async () => 'two';
  await jest.advanceTimersByTimeAsync(60_000);
  expect(updates.available.get()).toBe(true);
  stop();
});

test('a newer build is noticed when the window gets the focus', async () => {
  const updates = watch();
  const stop = updates.start();
  latest = async () => 'two';
  window.dispatchEvent(new Event('focus'));
  await jest.advanceTimersByTimeAsync(0);
  expect(updates.available.get()).toBe(true);
  stop();
});

test('a server that cannot be asked offers nothing', async () => {
  const updates = watch();
  latest = () => Promise.reject(new Error('down'));
  const stop = updates.start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(updates.available.get()).toBe(false);
  stop();
});
