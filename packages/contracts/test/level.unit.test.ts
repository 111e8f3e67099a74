import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { experienceForExam, levelFor } from '../src/index.ts';

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
    expect(() => levelFor(points)).toThrow(RangeError);
  });
});

test('a perfect pass is worth 100 points of experience, a failed exam its points', () => {
  expect(experienceForExam(74, true)).toBe(100);
  expect(experienceForExam(61, false)).toBe(61);
});
