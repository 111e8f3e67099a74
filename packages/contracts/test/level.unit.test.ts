import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { experienceForExam, levelFor, levelProgress } from '../src/index.ts';

describe('levelFor', () => {
  test.each([
    [0, 0, 100],
    [99, 0, 1],
    [100, 1, 150],
    [249, 1, 1],
    [250, 2, 200],
    [450, 3, 250],
  ])('%i points are level %i with %i missing', (experiencePoints, level, experienceToNextLevel) => {
    expect(levelFor(experiencePoints)).toEqual({ level, experiencePoints, experienceToNextLevel });
  });

  test('is exact up to the largest whole numbers', () => {
    expect(levelFor(2_973_082_222_330_449).level).toBe(10_905_193);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 18_980_000 }), (level) => {
        const total = 25 * level * level + 75 * level;
        expect(levelFor(total).level).toBe(level);
        expect(levelFor(total - 1).level).toBe(level - 1);
      }),
    );
  });

  test('agrees with climbing step by step, for any total', () => {
    fc.assert(
      fc.property(fc.nat(5_000_000), (total) => {
        let level = 0;
        let rest = total;
        while (rest >= 100 + 50 * level) {
          rest -= 100 + 50 * level;
          level += 1;
        }
        expect(levelFor(total)).toEqual({
          level,
          experiencePoints: total,
          experienceToNextLevel: 100 + 50 * level - rest,
        });
      }),
    );
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %p', (points) => {
    expect(() => levelFor(points)).toThrow(
      new RangeError(`experience points must be a whole number >= 0, not ${points}`),
    );
  });
});

test('a perfect pass is worth 100 points of experience, a failed exam its points', () => {
  expect(experienceForExam(74, true)).toBe(100);
  expect(experienceForExam(61, false)).toBe(61);
});

test.each([
  [0, 0],
  [25, 0.25],
  [100, 0],
  [175, 0.5],
])('with %i points the way to the next level is done to %d', (experiencePoints, share) => {
  expect(levelProgress(levelFor(experiencePoints))).toBe(share);
});
