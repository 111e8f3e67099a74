import { randomInt } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { EXAM } from '@zielona-fala/contracts';
import fc from 'fast-check';
import { revisionOf } from '../src/bank/revision.ts';
import { availableCategories, type StratumPool, strataOf } from '../src/bank/strata.ts';
import { drawExam, drawOne, drawTrial } from '../src/draw/draw.ts';
import { questionsForExams } from './support/bank.ts';

const BANK = questionsForExams(3).map(revisionOf);
const BY_NUMBER = new Map(BANK.map((each) => [each.number, each]));
const POOLS = strataOf(BANK).filter(({ category }) => category === 'B');

/** Chance that fast-check chooses, and can shrink. */
const randoms = fc.infiniteStream(fc.nat(1_000_000)).map((stream) => (bound: number) => {
  const { value } = stream.next();
  return (value ?? 0) % bound;
});
const recents = fc.subarray([...BY_NUMBER.keys()]).map((numbers) => new Set(numbers));

const sizeOf = (pool: StratumPool, numbers: ReadonlySet<number>) =>
  pool.questions.filter(({ number }) => numbers.has(number)).length;

describe('the draw of an exam', () => {
  test('takes from each stratum what the law asks, without repeating a question', () => {
    fc.assert(
      fc.property(randoms, recents, (random, recent) => {
        const drawn = new Set(drawExam(POOLS, recent, random)?.map(({ number }) => number));
        expect(drawn.size).toBe(EXAM.questions);
        for (const { part, points, count } of EXAM.strata) {
          const pool = POOLS.find((each) => each.part === part && each.points === points);
          expect(pool && sizeOf(pool, drawn)).toBe(count);
        }
      }),
    );
  });

  test('asks the whole basic part before the specialist one', () => {
    fc.assert(
      fc.property(randoms, (random) => {
        const parts = drawExam(POOLS, new Set(), random)?.map(({ number }) => BY_NUMBER.get(number)?.part);
        expect(parts?.slice(0, EXAM.primaryQuestions)).not.toContain('technical');
        expect(parts?.slice(EXAM.primaryQuestions)).not.toContain('primary');
      }),
    );
  });

  test('leaves out recent questions wherever a stratum has enough others', () => {
    fc.assert(
      fc.property(randoms, recents, (random, recent) => {
        const drawn = drawExam(POOLS, recent, random) ?? [];
        for (const pool of POOLS) {
          const needed = EXAM.strata.find(({ part, points }) => part === pool.part && points === pool.points);
          const hasEnough = pool.questions.length - sizeOf(pool, recent) >= (needed?.count ?? 0);
          const members = new Set(pool.questions.map(({ number }) => number));
          const repeated = drawn.filter(({ number }) => members.has(number) && recent.has(number));
          if (hasEnough) expect(repeated).toEqual([]);
        }
      }),
    );
  });

  test('mixes the points within a part, and gives every question its chance', () => {
    const draws = Array.from({ length: 300 }, () => drawExam(POOLS, new Set(), randomInt) ?? []);
    const first = new Set(draws.map(([question]) => BY_NUMBER.get(question?.number ?? 0)?.points));
    expect(first).toEqual(new Set([1, 2, 3]));
    const seen = new Set(draws.flat().map(({ number }) => number));
    expect(seen.size).toBe(BANK.length);
  });

  test.each(EXAM.strata)('is refused when $part with $points points lacks one question', (stratum) => {
    const short = POOLS.map((pool) =>
      pool.part === stratum.part && pool.points === stratum.points
        ? { ...pool, questions: pool.questions.slice(0, stratum.count - 1) }
        : pool,
    );
    expect(drawExam(short, new Set(), randomInt)).toBeNull();
    const sizes = short.map(({ questions, ...rest }) => ({ ...rest, size: questions.length }));
    expect(availableCategories(sizes).has('B')).toBe(false);
  });
});

test('a trial has five basic questions and then two specialist ones', () => {
  const parts = drawTrial(POOLS, randomInt)?.map(({ number }) => BY_NUMBER.get(number)?.part);
  expect(parts).toEqual([...Array(5).fill('primary'), ...Array(2).fill('technical')]);
  expect(drawTrial([], randomInt)).toBeNull();
});

test('one question is never a withheld one', () => {
  const [free, ...withheld] = BANK.map(({ number }) => number);
  expect(drawOne(POOLS, new Set(withheld), randomInt)?.number).toBe(free);
  expect(drawOne(POOLS, new Set(BY_NUMBER.keys()), randomInt)).toBeNull();
});
