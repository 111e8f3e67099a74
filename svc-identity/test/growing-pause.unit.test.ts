import { expect, test } from '@jest/globals';
import { pauseAfter } from '../src/limits/growing-pause.ts';

test('a pause doubles from one second up to the longest', () => {
  const rule = { name: 'r', from: 20, longestSeconds: 300, seconds: 86_400, message: '' };
  const pauses = [1, 19, 20, 21, 22, 28, 29, 5000].map((times) => pauseAfter(times, rule));
  expect(pauses).toEqual([0, 0, 1, 2, 4, 256, 300, 300]);
});
