import { randomInt } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { CATEGORIES, type CategoryName, EXAM, EXAM_STRATA } from '@zielona-fala/contracts';
import { questionsForExams } from '@zielona-fala/contracts/bank/testing';
import {
  availableCategories,
  type Place,
  type Pool,
  revisionOf,
  type StratumPool,
  sizesOf,
  strataOf,
} from '@zielona-fala/question-store';
import fc from 'fast-check';
import { drawExam, drawOne, drawTrial } from '../src/draw/draw.ts';
import { distinctBelow } from '../src/draw/random.ts';

const BANK = questionsForExams(3, CATEGORIES).map(revisionOf);
const BY_NUMBER = new Map(BANK.map((each) => [each.number, each]));
const STRATA = strataOf(BANK);
const strataIn = (category: CategoryName) => STRATA.filter((each) => each.category === category);

const nameOf = ({ category, part, points }: StratumPool) => `${category}:${part}:${points}`;
const BY_POOL = new Map(STRATA.map((each) => [nameOf(each), each.questions]));

function poolOf(stratum: StratumPool): Pool {
  const { part, points, questions } = stratum;
  return { pool: nameOf(stratum), part, points, size: questions.length };
}

const numberAt = ({ pool, position }: Place) => BY_POOL.get(pool)?.[position]?.number ?? Number.NaN;
const placesIn = ({ pool, size }: Pool) =>
  Array.from({ length: size }, (_, position) => ({ pool, position }));
const questionAt = (place: Place) => BY_NUMBER.get(numberAt(place));

/** Chance that fast-check chooses, and can shrink. */
const randoms = fc.infiniteStream(fc.nat(1_000_000)).map((stream) => (bound: number) => {
  const { value } = stream.next();
  return (value ?? 0) % bound;
});

describe.each(CATEGORIES)('the draw of an exam of category %s', (category) => {
  const pools = strataIn(category).map(poolOf);
  const met = fc.subarray(pools.flatMap(placesIn));

  test('takes from each stratum what the law asks, without repeating a question', () => {
    fc.assert(
      fc.property(randoms, met, (random, places) => {
        const drawn = (drawExam(pools, places, random) ?? []).map(questionAt);
        expect(new Set(drawn).size).toBe(EXAM.questions);
        for (const { part, points, count } of EXAM_STRATA) {
          const taken = drawn.filter((each) => each?.part === part && each.points === points);
          expect(taken).toHaveLength(count);
          expect(taken.every((each) => each?.categories.includes(category))).toBe(true);
        }
        const parts = drawn.map((each) => each?.part);
        expect(parts).toEqual([...parts].sort());
      }),
    );
  });

  test('leaves out what was met lately wherever a stratum has enough others', () => {
    fc.assert(
      fc.property(randoms, met, (random, places) => {
        const lately = new Set(places.map(numberAt));
        const drawn = (drawExam(pools, places, random) ?? []).filter((each) => lately.has(numberAt(each)));
        for (const pool of pools) {
          const needed = EXAM_STRATA.find(({ part, points }) => part === pool.part && points === pool.points);
          const others = placesIn(pool).filter((place) => !lately.has(numberAt(place)));
          if (others.length < (needed?.count ?? 0)) continue;
          expect(drawn.filter((place) => place.pool === pool.pool)).toEqual([]);
        }
      }),
    );
  });

  test('mixes the points within a part, and gives every question its chance', () => {
    const draws = Array.from({ length: 300 }, () => drawExam(pools, [], randomInt) ?? []);
    expect(new Set(draws.flat().map(numberAt)).size).toBe(
      strataIn(category).flatMap((each) => each.questions).length,
    );
    expect(new Set(draws.map(([first]) => first && questionAt(first)?.points))).toEqual(new Set([1, 2, 3]));
  });

  test('needs no question more than an exam has, of any stratum', () => {
    const least = strataIn(category).map((pool) => {
      const stratum = EXAM_STRATA.find(({ part, points }) => part === pool.part && points === pool.points);
      return { ...pool, questions: pool.questions.slice(0, stratum?.count) };
    });
    const drawn = drawExam(least.map(poolOf), least.map(poolOf).flatMap(placesIn), randomInt) ?? [];
    expect(new Set(drawn.map(numberAt)).size).toBe(EXAM.questions);
  });

  test.each(EXAM_STRATA)('is refused when $part with $points points lacks one question', (stratum) => {
    const short = strataIn(category).map((pool) =>
      pool.part === stratum.part && pool.points === stratum.points
        ? { ...pool, questions: pool.questions.slice(0, stratum.count - 1) }
        : pool,
    );
    expect(drawExam(short.map(poolOf), [], randomInt)).toBeNull();
    expect(availableCategories(sizesOf(short)).has(category)).toBe(false);
  });
});

describe('chance', () => {
  test('chooses each ordered selection from exactly as many throws as any other', () => {
    for (const [bound, count] of [
      [5, 2],
      [5, 3],
      [4, 4],
      [6, 1],
    ] as const) {
      const selections = allThrows(bound, count).map((throws) => {
        const asked: number[] = [];
        const selection = distinctBelow(bound, count, (limit) => throws[asked.push(limit) - 1] ?? Number.NaN);
        expect(asked).toEqual(throws.map((_, index) => bound - index));
        return selection.join();
      });
      expect(new Set(selections).size).toBe(selections.length);
      expect(selections.every((each) => new Set(each.split(',')).size === count)).toBe(true);
    }
  });

  test('gives all there are when more are asked for', () => {
    expect([...distinctBelow(3, 10, randomInt)].sort()).toEqual([0, 1, 2]);
    expect(distinctBelow(0, 10, randomInt)).toEqual([]);
  });

  test('reaches each question that was not met, and those alone, equally often', () => {
    const [pool] = strataIn('B').map(poolOf);
    if (pool === undefined) throw new Error('category B has no pool');
    const met = placesIn(pool).filter(({ position }) => position % 3 === 1);
    const free = pool.size - met.length;
    const reached = Array.from({ length: free }, (_, thrown) => drawOne([pool], met, () => thrown));
    expect(new Set(reached.map((place) => place?.position)).size).toBe(free);
    expect(reached.filter((place) => (place?.position ?? 1) % 3 === 1)).toEqual([]);
  });
});

/** Every sequence of throws with bounds `bound`, `bound - 1` and so on. */
function allThrows(bound: number, count: number): number[][] {
  if (count === 0) return [[]];
  return Array.from({ length: bound }, (_, first) => first).flatMap((first) =>
    allThrows(bound - 1, count - 1).map((rest) => [first, ...rest]),
  );
}

describe('questions outside of exams', () => {
  const pools = strataIn('B').map(poolOf);

  test('a trial has five different basic questions and then two specialist ones', () => {
    fc.assert(
      fc.property(randoms, (random) => {
        const drawn = (drawTrial(pools, random) ?? []).map(questionAt);
        expect(drawn.map((each) => each?.part)).toEqual([
          ...Array(5).fill('primary'),
          ...Array(2).fill('technical'),
        ]);
        expect(new Set(drawn).size).toBe(7);
      }),
    );
    expect(drawTrial([], randomInt)).toBeNull();
  });

  test('a trial takes as many questions of each part as it has, and there may be no more', () => {
    const of = (part: Pool['part'], size: number): Pool => ({ pool: part, part, points: 1, size });
    expect(drawTrial([of('primary', 5), of('technical', 2)], randomInt)).toHaveLength(7);
    expect(drawTrial([of('primary', 5), of('technical', 1)], randomInt)).toBeNull();
  });

  test('one question is never a withheld one', () => {
    const [free, ...withheld] = pools.flatMap(placesIn);
    expect(drawOne(pools, withheld, randomInt)).toEqual(free);
    const [last, ...others] = pools.flatMap(placesIn).toReversed();
    expect(drawOne(pools, others, randomInt)).toEqual(last);
    expect(drawOne(pools, pools.flatMap(placesIn), randomInt)).toBeNull();
  });
});
