import { expect, test } from '@jest/globals';
import { isoWeekOf, periodKeyOf } from '../src/ranking/period.ts';

test.each([
  ['2026-11-20T12:00:00.000Z', '2026-W47'],
  ['2026-11-22T22:59:59.999Z', '2026-W47'],
  ['2026-11-22T23:00:00.000Z', '2026-W48'],
  ['2026-07-19T21:59:59.999Z', '2026-W29'],
  ['2026-07-19T22:00:00.000Z', '2026-W30'],
  ['2026-01-01T00:00:00.000Z', '2026-W01'],
  ['2027-01-03T22:59:59.999Z', '2026-W53'],
  ['2027-01-03T23:00:00.000Z', '2027-W01'],
  ['2024-12-29T23:00:00.000Z', '2025-W01'],
])('%s is in week %s of Polish time', (at, week) => {
  expect(isoWeekOf(new Date(at))).toBe(week);
});

test('all time has one key, whenever it is asked', () => {
  expect(periodKeyOf('all', new Date('2026-11-20T12:00:00.000Z'))).toBe('all');
});
