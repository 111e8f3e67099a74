import { expect, jest, test } from '@jest/globals';
import { createLazyStore } from '../src/state/lazy-store.ts';
import type { StoreParts } from '../src/state/store-parts.tsx';

const PARTS = {} as StoreParts;

test('the store is created once, however many ask, and told of what was before it', async () => {
  const create = jest.fn(async () => PARTS);
  const onCreated = jest.fn();
  const store = createLazyStore({ create, onCreated });
  const seen = jest.fn();
  store.subscribe(seen);
  expect(store.get()).toBeNull();
  expect(await Promise.all([store.load(), store.load()])).toEqual([PARTS, PARTS]);
  expect([create.mock.calls.length, onCreated.mock.calls.length, seen.mock.calls.length]).toEqual([1, 1, 1]);
  expect(store.get()).toBe(PARTS);
});

test('a store whose code did not arrive is asked for again', async () => {
  const create = jest.fn<() => Promise<StoreParts>>().mockRejectedValueOnce(new Error('chunk gone'));
  create.mockResolvedValue(PARTS);
  const store = createLazyStore({ create, onCreated: () => undefined });
  await expect(store.load()).rejects.toThrow('chunk gone');
  expect(store.get()).toBeNull();
  expect(await store.load()).toBe(PARTS);
});
