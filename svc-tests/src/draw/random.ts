/**
 * Source of randomness, injected so that tests are repeatable.
 * @returns a whole number from 0 up to and without `bound`
 */
export type Random = (bound: number) => number;

/**
 * `count` different whole numbers from 0 up to and without `bound`, all of them when there are fewer. Each choice in
 * each order is as likely as any other; the work depends on `count` alone.
 */
export function distinctBelow(bound: number, count: number, random: Random): readonly number[] {
  const moved = new Map<number, number>();
  const at = (index: number) => moved.get(index) ?? index;
  return Array.from({ length: Math.min(count, bound) }, (_, taken) => {
    const last = bound - 1 - taken;
    const index = random(last + 1);
    const chosen = at(index);
    moved.set(index, at(last));
    return chosen;
  });
}

export function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  return distinctBelow(items.length, items.length, random).flatMap((index) => items.slice(index, index + 1));
}
