import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { inRuns } from '../../src/features/exam/domain/view.ts';

test.each([
  [[], []],
  [[32], ['32']],
  [
    [1, 3, 4, 7, 8, 9],
    ['1', '3–4', '7–9'],
  ],
])('%j are told as %j', (numbers, runs) => {
  expect(inRuns(numbers)).toEqual(runs);
});

test('runs tell each number once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 32 })), (some) => {
      const numbers = some.toSorted((one, other) => one - other);
      const told = inRuns(numbers).flatMap((run) => {
        const [first = 0, last = first] = run.split('–').map(Number);
        return Array.from({ length: last - first + 1 }, (_, step) => first + step);
      });
      expect(told).toEqual(numbers);
    }),
  );
});
