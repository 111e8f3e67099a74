import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FakeAnswer } from '@zielona-fala/web-kit/testing';
import { ok, start } from './start-session.ts';

describe('a call that takes longer than 150 ms', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Calls that stay under way until the test answers them. */
  function open() {
    const answers = new Map<string, () => void>();
    const later = (name: string) => () =>
      new Promise<FakeAnswer>((resolve) => answers.set(name, () => resolve(ok({}))));
    const parts = start({ 'GET v1/tests/A': later('A'), 'GET v1/tests/B': later('B') });
    const ask = (name: string, background = false) =>
      void parts.session.client.request({ path: `v1/tests/${name}`, background });
    const answer = async (name: string) => {
      answers.get(name)?.();
      await jest.advanceTimersByTimeAsync(0);
    };
    return { ask, answer, isShown: parts.isProgressShown };
  }

  test('is shown as under way, until none is left', async () => {
    const { ask, answer, isShown } = open();
    ask('A');
    await jest.advanceTimersByTimeAsync(149);
    expect(isShown()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(isShown()).toBe(true);
    ask('B');
    await jest.advanceTimersByTimeAsync(150);
    await answer('A');
    expect(isShown()).toBe(true);
    await answer('B');
    expect(isShown()).toBe(false);
  });

  test('is not shown when nobody waits for it', async () => {
    const { ask, answer, isShown } = open();
    ask('A', true);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(isShown()).toBe(false);
    await answer('A');
  });

  test('is never shown when it was faster', async () => {
    const { ask, answer, isShown } = open();
    ask('A');
    await jest.advanceTimersByTimeAsync(149);
    await answer('A');
    await jest.advanceTimersByTimeAsync(1000);
    expect(isShown()).toBe(false);
  });
});
