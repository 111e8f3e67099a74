import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createObservable } from '@zielona-fala/web-kit/observable';
import { createUpdateWatch } from '../src/updates/update-watch.ts';

let latest: () => Promise<string>;
const held = createObservable(false);
const refreshRoutes = jest.fn(async () => undefined);
const watch = () =>
  createUpdateWatch({ runningBuild: 'one', fetchLatest: () => latest(), refreshRoutes, held });

beforeEach(() => {
  jest.useFakeTimers();
  latest = async () => 'one';
  held.set(false);
  refreshRoutes.mockClear();
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

test('an unavailable server offers nothing', async () => {
  const updates = watch();
  latest = () => Promise.reject(new Error('down'));
  const stop = updates.start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(updates.available.get()).toBe(false);
  stop();
});

test('an open session learns of changed routes within a minute and on focus, even without a build to compare', async () => {
  latest = () => Promise.reject(new Error('down'));
  const stop = watch().start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(refreshRoutes).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('focus'));
  await jest.advanceTimersByTimeAsync(0);
  expect(refreshRoutes).toHaveBeenCalledTimes(2);
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(refreshRoutes).toHaveBeenCalledTimes(2);
});

test('an exam that holds updates keeps its routes until it has ended', async () => {
  const stop = watch().start();
  held.set(true);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(refreshRoutes).not.toHaveBeenCalled();
  held.set(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(refreshRoutes).toHaveBeenCalledTimes(1);
  stop();
});
