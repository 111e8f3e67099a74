import { expect, test } from '@jest/globals';
import { labelledDays } from '../src/features/progress/domain/labelled-days.ts';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const WEDNESDAY = '2026-11-25';

test('a day is written once, at its first exam', () => {
  expect(labelledDays([MONDAY, MONDAY, MONDAY], 1)).toEqual([{ index: 0, day: MONDAY }]);
  expect(labelledDays([MONDAY, MONDAY, TUESDAY, TUESDAY], 1)).toEqual([
    { index: 0, day: MONDAY },
    { index: 2, day: TUESDAY },
  ]);
});

test('a day without room for its label has none, and the next one with room has', () => {
  expect(labelledDays([MONDAY, TUESDAY, WEDNESDAY], 2)).toEqual([
    { index: 0, day: MONDAY },
    { index: 2, day: WEDNESDAY },
  ]);
});
