import { expect, test } from '@jest/globals';
import { studyDayOn } from '@zielona-fala/contracts';
import { calendarOf } from '../src/activity/calendar.ts';

/** Monday, 16 November 2026. */
const TODAY = studyDayOn('2026-11-19');

const day = (date: string, answered: number) => ({
  day: date,
  answered,
  reachedAt: answered < 10 ? null : new Date(`${date}T18:00:00Z`),
});

const ACTIVE = [
  day('2026-10-01', 4),
  day('2026-11-16', 30),
  day('2026-11-17', 3),
  day('2026-11-18', 10),
  day('2026-11-19', 9),
];

test('a calendar shows each day with its answers, and which missed days were frozen', () => {
  expect(calendarOf(ACTIVE, TODAY, 7)).toEqual({
    today: '2026-11-19',
    streak: { current: 2, longest: 2, isReachedToday: false, isFreezeLeft: false },
    days: [
      { day: '2026-11-16', answered: 30, state: 'reached' },
      { day: '2026-11-17', answered: 3, state: 'frozen' },
      { day: '2026-11-18', answered: 10, state: 'reached' },
      { day: '2026-11-19', answered: 9, state: 'open' },
    ],
  });
});

test('frozen days without an answer stand among the others', () => {
  const skipped = [day('2026-11-14', 12), day('2026-11-16', 12)];
  const { days, streak } = calendarOf(skipped, TODAY, 30);
  expect(days.map(({ day, state }) => `${day} ${state}`)).toEqual([
    '2026-11-14 reached',
    '2026-11-15 frozen',
    '2026-11-16 reached',
    '2026-11-17 frozen',
  ]);
  expect(streak.current).toBe(0);
});

test('days before those that are shown count for the streak, and too few answers outside of one are missed', () => {
  const { days, streak } = calendarOf(ACTIVE, TODAY, 1);
  expect([days.length, streak.current]).toEqual([1, 2]);
  expect(calendarOf(ACTIVE, TODAY, 365).days[0]).toEqual({ day: '2026-10-01', answered: 4, state: 'missed' });
});

test('today is reached from the tenth answer on', () => {
  const { streak } = calendarOf([day('2026-11-18', 10), day('2026-11-19', 10)], TODAY, 7);
  expect(streak).toMatchObject({ current: 2, isReachedToday: true });
});
