import type { Place, Pool } from '@zielona-fala/question-store';
import { distinctBelow, type Random } from './random.ts';

/**
 * Different places of the pools, each as likely as any other, fewer than `count` when there are no more.
 * @param avoided places that are not to be chosen, each named once; those of other pools do not matter
 */
export function choosePlaces(
  pools: readonly Pool[],
  avoided: readonly Place[],
  count: number,
  random: Random,
): readonly Place[] {
  const starts = startsOf(pools);
  const skipped = avoided
    .flatMap(({ pool, position }) => {
      const start = starts.get(pool);
      return start === undefined ? [] : [start + position];
    })
    .sort((one, other) => one - other);
  const free = totalOf(pools) - skipped.length;
  return distinctBelow(free, count, random).map((index) => placeAt(pools, beyond(skipped, index)));
}

/** How many places of a pool are not avoided. */
export function freePlaces({ pool, size }: Pool, avoided: readonly Place[]): number {
  return size - avoided.filter((place) => place.pool === pool).length;
}

export function totalOf(pools: readonly Pool[]): number {
  return pools.reduce((sum, { size }) => sum + size, 0);
}

/** Places counted through all pools, one pool after the other. */
function startsOf(pools: readonly Pool[]): ReadonlyMap<string, number> {
  return new Map(pools.map(({ pool }, index) => [pool, totalOf(pools.slice(0, index))]));
}

/** The `index`-th number that is not skipped. */
function beyond(skipped: readonly number[], index: number): number {
  return skipped.reduce((number, each) => (each <= number ? number + 1 : number), index);
}

function placeAt(pools: readonly Pool[], index: number): Place {
  let position = index;
  for (const { pool, size } of pools) {
    if (position < size) return { pool, position };
    position -= size;
  }
  throw new RangeError(`there is no place ${index}`);
}
