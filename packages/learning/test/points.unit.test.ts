import { describe, expect, test } from '@jest/globals';
import { EXAM_STRATA } from '@zielona-fala/contracts';
import fc from 'fast-check';
import { passChance, pointsDistribution, rightCounts } from '../src/points.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true });

/** Every sample of the size, as lists of its members. */
function samples<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    samples(items.slice(index + 1), size - 1).map((others) => [item, ...others]),
  );
}

/** The chance of each count of right answers, by going through all patterns of right and wrong. */
function patterns(chances: readonly number[]): readonly number[] {
  const counts = chances.map(() => 0).concat(0);
  for (let pattern = 0; pattern < 2 ** chances.length; pattern += 1) {
    const isRight = (index: number) => (pattern >> index) % 2 === 1;
    const likelihood = chances.reduce(
      (product, each, index) => product * (isRight(index) ? each : 1 - each),
      1,
    );
    const right = chances.filter((_, index) => isRight(index)).length;
    counts[right] = (counts[right] ?? 0) + likelihood;
  }
  return counts;
}

function bruteForce(chances: readonly number[], drawn: number): readonly number[] {
  const all = samples(chances, drawn).map(patterns);
  return Array.from(
    { length: drawn + 1 },
    (_, count) => all.reduce((sum, each) => sum + (each[count] ?? 0), 0) / all.length,
  );
}

const strataOf = (chanceOf: (size: number) => number) =>
  EXAM_STRATA.map(({ count }) => Array.from({ length: count * 3 }, () => chanceOf(count)));

describe('right answers in a sample without repetition', () => {
  test('of two questions, one known and one not, one is drawn: as likely right as wrong', () => {
    expect([...rightCounts([1, 0], 1)]).toEqual([0.5, 0.5]);
  });

  test('both drawn, exactly one is right: the sample does not repeat a question', () => {
    expect([...rightCounts([1, 0], 2)]).toEqual([0, 1, 0]);
  });

  test('agrees with going through every sample and every pattern of answers', () => {
    const pools = fc
      .array(chance, { minLength: 1, maxLength: 7 })
      .chain((chances) => fc.tuple(fc.constant(chances), fc.nat(chances.length)));
    fc.assert(
      fc.property(pools, ([chances, drawn]) => {
        const exact = bruteForce(chances, drawn);
        for (const [count, each] of rightCounts(chances, drawn).entries()) {
          expect(each).toBeCloseTo(exact[count] ?? Number.NaN, 10);
        }
      }),
    );
  });

  test('does not depend on the order of the pool', () => {
    const pools = fc.array(chance, { minLength: 4, maxLength: 30 });
    fc.assert(
      fc.property(pools, (chances) => {
        const reversed = rightCounts(chances.toReversed(), 4);
        for (const [count, each] of rightCounts(chances, 4).entries()) {
          expect(each).toBeCloseTo(reversed[count] ?? Number.NaN, 10);
        }
      }),
    );
  });

  test('a pool smaller than the sample is refused', () => {
    expect(() => rightCounts([1], 2)).toThrow(RangeError);
  });
});

describe('points of an exam', () => {
  test('who knows everything has 74 points and passes, who knows nothing has none', () => {
    const everything = pointsDistribution(strataOf(() => 1));
    expect(everything[74]).toBeCloseTo(1, 12);
    expect(passChance(everything)).toBeCloseTo(1, 12);
    const nothing = pointsDistribution(strataOf(() => 0));
    expect(nothing[0]).toBeCloseTo(1, 12);
    expect(passChance(nothing)).toBe(0);
  });

  test('without six points one passes, without seven one fails', () => {
    const knownBut = (unknown: readonly number[]) =>
      EXAM_STRATA.map(({ count }, index) =>
        Array.from({ length: count }, (_, place) => Number(place >= (unknown[index] ?? 0))),
      );
    expect(passChance(pointsDistribution(knownBut([2])))).toBeCloseTo(1, 12);
    expect(passChance(pointsDistribution(knownBut([2, 0, 1])))).toBe(0);
  });

  test('is a distribution whose mean is what the strata are expected to give', () => {
    const pool = (count: number) => fc.array(chance, { minLength: count, maxLength: count + 20 });
    const strata = fc.tuple(...EXAM_STRATA.map(({ count }) => pool(count)));
    fc.assert(
      fc.property(strata, (chances) => {
        const points = [...pointsDistribution(chances)];
        const mean = EXAM_STRATA.reduce((sum, { count, points: each }, index) => {
          const of = chances[index] ?? [];
          return sum + (count * each * of.reduce((one, other) => one + other, 0)) / of.length;
        }, 0);
        expect(points.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
        expect(points.reduce((sum, each, total) => sum + each * total, 0)).toBeCloseTo(mean, 7);
      }),
      { numRuns: 50 },
    );
  });

  test('knowing a question better never makes a pass less likely', () => {
    const strata = fc.tuple(
      ...EXAM_STRATA.map(({ count }) => fc.array(chance, { minLength: count + 1, maxLength: count + 5 })),
    );
    fc.assert(
      fc.property(strata, fc.nat(5), chance, (chances, stratum, better) => {
        const improved = chances.map((each, index) =>
          index === stratum
            ? each.map((value, index) => (index === 0 ? Math.max(value, better) : value))
            : each,
        );
        const before = passChance(pointsDistribution(chances));
        expect(passChance(pointsDistribution(improved))).toBeGreaterThanOrEqual(before - 1e-12);
      }),
      { numRuns: 50 },
    );
  });
});
