import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { backoffMs } from '../src/process/index.ts';

test.each([
  [1, 250],
  [2, 500],
  [3, 1000],
  [5, 4000],
  [6, 5000],
])('after %d failures the wait is %d ms', (failures, wait) => {
  expect(backoffMs(failures, { firstMs: 250, maxMs: 5000 })).toBe(wait);
});

test('a wait is twice the one before it, or the longest, after any number of failures', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 1, max: 60_000 }),
      fc.nat({ max: 86_400_000 }),
      (failures, firstMs, more) => {
        const backoff = { firstMs, maxMs: firstMs + more };
        expect(backoffMs(1, backoff)).toBe(firstMs);
        expect(backoffMs(failures + 1, backoff)).toBe(
          Math.min(2 * backoffMs(failures, backoff), backoff.maxMs),
        );
      },
    ),
  );
});
