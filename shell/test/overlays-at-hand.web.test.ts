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

function begin(status: string, isHidden = false) {
  const state = createObservable({ status });
  const frameHidden = createObservable(isHidden);
  const load = jest.fn(async () => undefined);
  keepOverlaysAtHand({ session: { getState: state.get, subscribe: state.subscribe }, frameHidden }, load);
  const settle = () => jest.advanceTimersByTimeAsync(LONG_MS);
  return { state, frameHidden, load, settle };
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
  const { frameHidden, load, settle } = begin('signed-in', true);
  await settle();
  expect(load).not.toHaveBeenCalled();
  frameHidden.set(false);
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
});
