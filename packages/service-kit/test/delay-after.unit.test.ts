import { expect, test } from '@jest/globals';
import { delayAfter } from '../src/limits/delay-after.ts';

test('a delay doubles from one second up to the longest', () => {
  const declared = { delayedFrom: 20, maxDelaySeconds: 300 };
  const delays = [1, 19, 20, 21, 22, 28, 29, 5000].map((times) => delayAfter(times, declared));
  expect(delays).toEqual([0, 0, 1, 2, 4, 256, 300, 300]);
});
