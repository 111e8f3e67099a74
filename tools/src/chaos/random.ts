/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From `low` on, below `high`. */
  between(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  isLikely(probability: number): boolean;
}

/** Mulberry32 (Tommy Ettinger): 32 bits of state, even enough for drills. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick from');
      return item;
    },
    isLikely: (probability) => next() < probability,
  };
}
