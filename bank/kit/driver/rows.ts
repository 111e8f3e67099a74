/** Numbers of things that stand `apart` metres from each other and are ahead, when `travelled` metres are behind. */
export function numbersAhead(
  first: number,
  apart: number,
  travelled: number,
  count: number,
): readonly number[] {
  const passed = Math.max(0, Math.ceil((travelled - first) / apart));
  return Array.from({ length: count }, (_, index) => passed + index);
}

/** The item of that number, again from the first after the last. */
export const pick = <Item>(items: readonly [Item, ...Item[]], index: number): Item =>
  items[index % items.length] ?? items[0];
