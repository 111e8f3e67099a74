import { describe, expect, test } from '@jest/globals';
import { CATEGORIES } from '@zielona-fala/contracts';
import fc from 'fast-check';
import {
  endedLater,
  examMedals,
  laterExamMedals,
  type Medal,
  masteredMedals,
  newExamMedals,
  streakMedals,
} from '../src/medals/medal.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));
const pass = (number: number, change: object = {}) => ({
  category: 'B' as const,
  finishedAt: day(number),
  summaryPoints: 70,
  ...change,
});
const earned = (medals: readonly Medal[]) =>
  Object.fromEntries(medals.map(({ medal, awardedAt }) => [medal, awardedAt]));

describe('passed exams earn', () => {
  test('nothing without one', () => {
    expect(examMedals([])).toEqual([]);
  });

  test('medals at the end of the exam that completed each', () => {
    const passed = Array.from({ length: 60 }, (_, index) => pass(index + 1));
    expect(earned(examMedals(passed))).toEqual({
      'first-pass': day(1),
      'passes-10': day(10),
      'passes-50': day(50),
    });
    const hundred = Array.from({ length: 100 }, (_, index) => pass(index + 1));
    expect(earned(examMedals(hundred))['passes-100']).toEqual(day(100));
  });

  test('one for every point', () => {
    const passed = [
      pass(1, { summaryPoints: 73 }),
      pass(2, { summaryPoints: 74 }),
      pass(3, { summaryPoints: 74 }),
    ];
    expect(earned(examMedals(passed))['perfect-pass']).toEqual(day(2));
  });

  test('one for the third category', () => {
    const passed = [
      pass(1),
      pass(2, { category: 'A' }),
      pass(3),
      pass(4, { category: 'T' }),
      pass(5, { category: 'C' }),
    ];
    expect(earned(examMedals(passed))['three-categories']).toEqual(day(4));
  });

  const passes = fc.uniqueArray(
    fc.record({
      number: fc.integer({ min: 1, max: 300 }),
      category: fc.constantFrom(...CATEGORIES),
      summaryPoints: fc.integer({ min: 68, max: 74 }),
    }),
    { selector: ({ number }) => number, maxLength: 120, size: 'max' },
  );

  test('in their order the same by counts as by all exams before', () => {
    fc.assert(
      fc.property(passes, fc.nat(), fc.integer({ min: 1, max: 3 }), (drawn, at, many) => {
        const inOrder = drawn
          .map(({ number, ...change }) => ({ ...pass(number, change), testId: number }))
          .toSorted((one, other) => one.testId - other.testId);
        const place = at % (inOrder.length + 1);
        const [before, added] = [inOrder.slice(0, place), inOrder.slice(place, place + many)];
        const categories = new Set(before.map(({ category }) => category));
        const byCounts = laterExamMedals({ count: before.length, categories }, added);
        const held = new Set(examMedals(before).map(({ medal }) => medal));
        const firstOf = (medals: readonly Medal[]) =>
          Object.fromEntries(
            medals
              .filter(({ medal }) => !held.has(medal))
              .toReversed()
              .map(({ medal, awardedAt }) => [medal, awardedAt]),
          );
        expect(firstOf(byCounts)).toEqual(firstOf(newExamMedals(before, added)));
        expect(endedLater({ latest: before.at(-1)?.finishedAt ?? new Date(0) }, added)).toBe(true);
      }),
    );
  });

  test('what has to be read again where one ended before another, or nobody knows', () => {
    expect(endedLater({ latest: day(3) }, [pass(2)])).toBe(false);
    expect(endedLater({ latest: day(1) }, [pass(3), pass(2)])).toBe(false);
    expect(endedLater({ latest: null }, [pass(3)])).toBe(false);
  });

  test('the same whatever order they come in, and no medal is lost or later for one more', () => {
    fc.assert(
      fc.property(passes, fc.nat(), (drawn, at) => {
        const passed = drawn.map(({ number, ...change }) => pass(number, change));
        const all = earned(examMedals(passed));
        expect(earned(examMedals(passed.toReversed()))).toEqual(all);
        const fewer = earned(examMedals(passed.filter((_, index) => index !== at % passed.length)));
        for (const [medal, time] of Object.entries(fewer)) {
          expect(all[medal]?.getTime()).toBeLessThanOrEqual(time.getTime());
        }
      }),
    );
  });
});

test('streaks earn a medal with the day that makes them long enough', () => {
  const lengths = [1, 2, 3, 1, 2, 3, 4, 5, 6, 7].map((length, index) => ({
    length,
    reachedAt: day(index + 1),
  }));
  expect(earned(streakMedals(lengths))).toEqual({ 'streak-3': day(3), 'streak-7': day(10) });
  const long = Array.from({ length: 100 }, (_, index) => ({ length: index + 1, reachedAt: day(index + 1) }));
  expect(earned(streakMedals(long))).toMatchObject({ 'streak-30': day(30), 'streak-100': day(100) });
});

test.each([
  [99, []],
  [100, ['mastered-100']],
  [999, ['mastered-100', 'mastered-500']],
  [1000, ['mastered-100', 'mastered-500', 'mastered-1000']],
])('%i mastered questions earn %j', (total, medals) => {
  expect(masteredMedals(total, day(1)).map(({ medal }) => medal)).toEqual(medals);
});
