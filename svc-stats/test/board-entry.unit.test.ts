import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { boardEntryOf, standingAt } from '../src/ranking/board-entry.ts';
import type { RankedStanding } from '../src/ranking/store.ts';

const LATEST = 8_640_000_000_000_000;

/** Few values, so that ties of each kind are common; and any that there are. */
const oneOf = (few: readonly number[], max: number, min = 0) =>
  fc.oneof(fc.constantFrom(...few), fc.integer({ min, max }));

const standings: fc.Arbitrary<RankedStanding> = fc.record({
  userId: oneOf([1, 2, 35, 36, 37, 1_762_500_000_001_001], Number.MAX_SAFE_INTEGER, 1),
  passedCount: oneOf([1, 2, 9, 10], Number.MAX_SAFE_INTEGER, 1),
  reachedAt: oneOf([0, 1, -1, 1_762_500_000_000, 1_762_500_000_001], LATEST, -LATEST).map(
    (time) => new Date(time),
  ),
  level: fc.nat(100),
  accountVersion: fc.nat(),
});

/** As a ranking orders. */
const inRanking = (one: RankedStanding, other: RankedStanding): number =>
  other.passedCount - one.passedCount ||
  one.reachedAt.getTime() - other.reachedAt.getTime() ||
  one.userId - other.userId;

/** As Redis orders: by score, then byte by byte. */
const inSortedSet = (one: RankedStanding, other: RankedStanding): number => {
  const [first, second] = [boardEntryOf(one), boardEntryOf(other)];
  return first.score - second.score || Buffer.compare(Buffer.from(first.member), Buffer.from(second.member));
};

test('a sorted set orders as the ranking does, ties included', () => {
  fc.assert(
    fc.property(standings, standings, (one, other) => {
      fc.pre(one.userId !== other.userId);
      expect(Math.sign(inSortedSet(one, other))).toBe(Math.sign(inRanking(one, other)));
    }),
    { numRuns: 5000, seed: 20261123 },
  );
});

test('a place holds all of a standing', () => {
  fc.assert(
    fc.property(standings, (standing) => {
      expect(standingAt(boardEntryOf(standing))).toEqual(standing);
    }),
    { seed: 20261123 },
  );
});
