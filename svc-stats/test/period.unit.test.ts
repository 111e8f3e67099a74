import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { endedWeeks, isoWeekOf, periodKeyOf } from '../src/ranking/period.ts';

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

test('the weeks that ended before a moment are those of the days before it, across changes of the clocks and years', () => {
  const moments = fc.date({ min: new Date('2024-01-15'), max: new Date('2035-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (at) => {
      const hours = Array.from(
        { length: 4 * 7 * 24 },
        (_, hour) => new Date(at.getTime() - hour * 3_600_000),
      );
      const before = [...new Set(hours.map(isoWeekOf))].filter((week) => week !== isoWeekOf(at));
      expect(endedWeeks(at, 3)).toEqual(before.slice(0, 3).toReversed());
    }),
    { examples: [[new Date('2026-03-29T22:30:00Z')], [new Date('2026-10-25T23:30:00Z')]], numRuns: 60 },
  );
});
