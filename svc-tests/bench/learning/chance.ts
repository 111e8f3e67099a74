/** A source of chance that always gives the same series for the same seed. */
export interface Chance {
  /** 0 up to and without 1. */
  next(): number;
  between(low: number, high: number): number;
  normal(mean: number, deviation: number): number;
  below(bound: number): number;
}

/** @param seed any whole numbers; others give independent series */
export function chanceOf(...seed: readonly number[]): Chance {
  let state = seed.reduce((mixed, each) => scramble(mixed ^ each), 0x2545f491);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    return scramble(state) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    normal: (mean, deviation) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    below: (bound) => Math.floor(next() * bound),
  };
}

function scramble(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 15), value | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
}
