import { describe, expect, test } from '@jest/globals';
import { dayIn } from '@zielona-fala/contracts';
import fc from 'fast-check';
import { dayToRemind, firstMoment, nextReminder } from '../src/reminders/schedule.ts';

const ZONES = [
  'Europe/Warsaw',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const choices = fc.record({ timeZone: fc.constantFrom(...ZONES), hour: fc.integer({ min: 0, max: 23 }) });
const moments = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2027-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('an hour of a day', () => {
  test.each([
    ['of a usual day', 'Europe/Warsaw', '2026-11-28', 18, '2026-11-28T17:00:00.000Z'],
    ['that clocks skip comes after the skip', 'Europe/Warsaw', '2026-03-29', 2, '2026-03-29T01:00:00.000Z'],
    [
      'that clocks show twice comes the first time',
      'Europe/Warsaw',
      '2026-10-25',
      2,
      '2026-10-25T00:00:00.000Z',
    ],
    ['after the second of the two comes once', 'Europe/Warsaw', '2026-10-25', 3, '2026-10-25T02:00:00.000Z'],
    ['of a midnight that clocks skip', 'Africa/Cairo', '2026-04-24', 0, '2026-04-23T22:00:00.000Z'],
    ['of a zone with an odd offset', 'Asia/Kathmandu', '2026-11-28', 7, '2026-11-28T01:15:00.000Z'],
  ])('%s', (_, timeZone, day, hour, expected) => {
    expect(firstMoment(timeZone, day, hour).toISOString()).toBe(expected);
  });
});

describe('the next reminder', () => {
  test('comes later than now, on its day, and is the first that can be', () => {
    fc.assert(
      fc.property(choices, moments, (choice, now) => {
        const next = nextReminder(choice, now);
        expect(next > now).toBe(true);
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(26 * 3_600_000);
        expect(dayToRemind(choice, next)).toBe(dayIn(choice.timeZone, next));
      }),
      { numRuns: 200 },
    );
  });

  test('comes once a day, whenever it is looked at and however the learner travels', () => {
    const journeys = fc.array(fc.tuple(choices, fc.integer({ min: 1, max: 30 * 60 })), { maxLength: 40 });
    fc.assert(
      fc.property(moments, journeys, (start, journey) => {
        const days: string[] = [];
        let now = start;
        for (const [choice, minutes] of journey) {
          now = new Date(now.getTime() + minutes * 60_000);
          const day = dayToRemind({ ...choice, lastDay: days.at(-1) }, now);
          if (day === undefined) continue;
          expect(nextReminder({ ...choice, lastDay: day }, now) > now).toBe(true);
          days.push(day);
        }
        expect(days).toEqual([...new Set(days)].toSorted());
      }),
      { numRuns: 100 },
    );
  });

  test('is not told before its hour', () => {
    const choice = { timeZone: 'Europe/Warsaw', hour: 18 };
    expect(dayToRemind(choice, new Date('2026-11-28T16:59:59Z'))).toBeUndefined();
    expect(dayToRemind(choice, new Date('2026-11-28T17:00:00Z'))).toBe('2026-11-28');
    expect(
      dayToRemind({ ...choice, lastDay: '2026-11-28' }, new Date('2026-11-28T22:00:00Z')),
    ).toBeUndefined();
  });
});
