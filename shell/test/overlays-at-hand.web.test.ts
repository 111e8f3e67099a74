import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createObservable } from '@zielona-fala/web-kit/observable';
import { keepOverlaysAtHand } from '../src/overlays/overlays-at-hand.ts';

/** Longer than an idle browser makes anybody wait. */
const LONG_MS = 10_000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function begin(status: string, isHeld = false) {
  const state = createObservable({ status });
  const held = createObservable(isHeld);
  const load = jest.fn(async () => undefined);
  const session = { getState: state.get, subscribe: state.subscribe };
  keepOverlaysAtHand({ session, overlays: { celebration: { held } } }, load);
  const settle = () => jest.advanceTimersByTimeAsync(LONG_MS);
  return { state, held, load, settle };
}

test('toasts are fetched once somebody is signed in, once', async () => {
  const { state, load, settle } = begin('signed-out');
  await settle();
  expect(load).not.toHaveBeenCalled();
  for (const status of ['signed-in', 'signed-out', 'signed-in']) state.set({ status });
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
});

test('an exam has its scripts for itself: toasts are fetched after it', async () => {
  const { held, load, settle } = begin('signed-in', true);
  await settle();
  expect(load).not.toHaveBeenCalled();
  held.set(false);
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
});
