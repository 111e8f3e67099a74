/**
 * Chance, injected so that tests can repeat it.
 * @returns a whole number from 0 up to and without `bound`
 */
export type Random = (bound: number) => number;

/** `count` different ones of `items` in random order, each choice as likely as any other; all when there are fewer. */
export function sample<Item>(items: readonly Item[], count: number, random: Random): readonly Item[] {
  const rest = [...items];
  const chosen: Item[] = [];
  while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(random(rest.length), 1));
  return chosen;
}

export function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  return sample(items, items.length, random);
}
