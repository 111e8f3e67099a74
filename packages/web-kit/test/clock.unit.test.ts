import { expect, test } from '@jest/globals';
import { clockFace, secondsUntil } from '../src/clock/clock.ts';

test('a clock has two figures for minutes and seconds', () => {
  expect([600, 65, 9, 0].map(clockFace)).toEqual(['10:00', '01:05', '00:09', '00:00']);
});

test('a second that has begun counts until its end, and none is left after the moment', () => {
  expect([0, 1, 999, 1000, 1500].map((now) => secondsUntil(1000, now))).toEqual([1, 1, 1, 0, 0]);
});
