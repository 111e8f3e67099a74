import { describe, expect, test } from '@jest/globals';
import { addDays, dateOf, type StudyDay, studyDayOf, studyDayOn, weekdayOf } from '@zielona-fala/contracts';
import fc from 'fast-check';
import { dayTotal } from '../src/activity/day.ts';
import { streakLengths, streakOf } from '../src/activity/streak.ts';

/** Monday, 16 November 2026; the letters are its days: `x` enough answers, `.` too few. */
const MONDAY = studyDayOn('2026-11-16');
const daysOf = (pattern: string): readonly StudyDay[] =>
  [...pattern.replaceAll(' ', '')].flatMap((letter, index) => (letter === 'x' ? [MONDAY + index] : []));

describe('a streak', () => {
  test.each([
    ['nothing yet', '', 0, { current: 0, longest: 0, frozen: [], isFreezeLeft: true }],
    ['three days in a row', 'xxx', 2, { current: 3, longest: 3 }],
    ['today not reached yet', 'xx.', 2, { current: 2, longest: 2, frozen: [], isFreezeLeft: true }],
    ['yesterday missed: frozen', 'xx..', 3, { current: 2, frozen: [2], isFreezeLeft: false }],
    ['two days of a week missed', 'xx...', 4, { current: 0, longest: 2, frozen: [2] }],
    ['after a frozen day it goes on', 'xx.x', 3, { current: 3, frozen: [2] }],
    ['a second gap in the week ends it', 'x.x.x', 4, { current: 1, longest: 2, frozen: [1] }],
    ['Sunday and Monday missed: one each week', 'xxxxxx. .x', 8, { current: 7, frozen: [6, 7] }],
    ['a new week has its own freeze', 'x.xxxxx x.x', 9, { current: 8, frozen: [1, 8] }],
    ['no freeze for what was not begun', '..x', 2, { current: 1, frozen: [], isFreezeLeft: true }],
    ['a long pause costs one freeze', 'x......... ..', 11, { current: 0, longest: 1, frozen: [1] }],
    ['a day ahead of today, after a flight', 'xxx', 1, { current: 3, longest: 3 }],
  ])('%s', (_what, pattern, today, expected) => {
    const streak = streakOf(daysOf(pattern), MONDAY + today);
    expect({ ...streak, frozen: streak.frozen.map((day) => day - MONDAY) }).toMatchObject(expected);
  });

  test('is so long with each of its days', () => {
    expect(streakLengths(daysOf('xx.x..xx'))).toEqual([1, 2, 3, 1, 2]);
  });
});

const patterns = fc.tuple(fc.nat(6), fc.array(fc.boolean(), { maxLength: 60 })).map(([shift, letters]) => ({
  reached: letters.flatMap((isReached, index) => (isReached ? [MONDAY + shift + index] : [])),
  today: MONDAY + shift + Math.max(0, letters.length - 1),
}));

/** Day by day, as a learner lives it. */
function lived(reached: readonly StudyDay[], today: StudyDay) {
  const isReached = new Set(reached);
  const frozenWeeks = new Map<string, StudyDay>();
  let current = 0;
  let longest = 0;
  for (let day = reached[0] ?? today; day <= today; day += 1) {
    const date = dateOf(day);
    const week = addDays(date, -weekdayOf(date));
    if (isReached.has(day)) current += 1;
    else if (day < today && current > 0 && !frozenWeeks.has(week)) frozenWeeks.set(week, day);
    else if (day < today) current = 0;
    longest = Math.max(longest, current);
  }
  return { current, longest, frozen: [...frozenWeeks.values()] };
}

describe('for any days', () => {
  test('a streak is what is left when they are lived one by one', () => {
    fc.assert(
      fc.property(patterns, ({ reached, today }) => {
        expect(streakOf(reached, today)).toMatchObject(lived(reached, today));
        expect(Math.max(0, ...streakLengths(reached))).toBe(streakOf(reached, today).longest);
      }),
    );
  });

  test('a learner who reaches today never has a shorter streak than one who does not', () => {
    fc.assert(
      fc.property(patterns, ({ reached, today }) => {
        const before = reached.filter((day) => day < today);
        expect(streakOf([...before, today], today).current).toBe(streakOf(before, today).current + 1);
      }),
    );
  });
});

describe('days', () => {
  test.each(['Europe/Warsaw', 'America/Sao_Paulo', 'Pacific/Kiritimati', 'Asia/Kathmandu'])(
    'follow each other in %s, also where clocks change',
    (timeZone) => {
      fc.assert(
        fc.property(
          fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
          (instant) => {
            const day = studyDayOf(instant, timeZone);
            const later = studyDayOf(new Date(instant.getTime() + 24 * 60 * 60_000), timeZone);
            expect([0, 1, 2]).toContain(later - day);
            const noon = new Date(`${dateOf(day)}T12:00:00Z`);
            expect(Math.abs(studyDayOf(noon, timeZone) - day)).toBeLessThanOrEqual(1);
          },
        ),
      );
    },
  );

  test('have 23 and 25 hours in Warsaw when clocks change', () => {
    const dayIn = (instant: string) => studyDayOf(new Date(instant), 'Europe/Warsaw');
    expect(dayIn('2026-03-28T23:30:00Z')).toBe(dayIn('2026-03-29T21:59:59Z'));
    expect(dayIn('2026-03-29T22:00:00Z')).toBe(dayIn('2026-03-28T23:30:00Z') + 1);
    expect(dayIn('2026-10-24T22:00:00Z')).toBe(dayIn('2026-10-25T22:59:59Z'));
    expect(dayIn('2026-10-25T23:00:00Z')).toBe(dayIn('2026-10-24T22:00:00Z') + 1);
  });
});

describe('a day', () => {
  const at = (minute: number, answered: number) => ({
    answered,
    lastAnsweredAt: new Date(Date.UTC(2026, 10, 20, 10, minute)),
  });

  test('is reached with the test that brings the tenth answer', () => {
    expect(dayTotal([at(5, 4), at(9, 5)])).toEqual({ answered: 9, reachedAt: null });
    expect(dayTotal([at(20, 30), at(5, 4), at(9, 6)])).toEqual({
      answered: 40,
      reachedAt: at(9, 6).lastAnsweredAt,
    });
  });

  test('is the same in whatever order its tests become known', () => {
    const tests = fc.uniqueArray(fc.tuple(fc.nat(59), fc.integer({ min: 1, max: 40 })), {
      selector: ([minute]) => minute,
    });
    fc.assert(
      fc.property(tests, fc.nat(), (drawn, turn) => {
        const known = drawn.map(([minute, answered]) => at(minute, answered));
        const turned =
          known.length === 0
            ? []
            : [...known.slice(turn % known.length), ...known.slice(0, turn % known.length)];
        expect(dayTotal(turned)).toEqual(dayTotal(known));
      }),
    );
  });
});
