/** How fast two sides do the same work: rates in work per second, and the second's share of the first. */
export interface Comparison {
  readonly first: number;
  readonly second: number;
  readonly ratio: number;
  /** Lowest and highest ratio of a pair. */
  readonly interval: readonly [number, number];
}

type Work = () => Promise<void>;

const PAIRS = 8;
const WARM_UP = 100;
const REPEATS = 150;

/** Measures in the order A B B A, so that what slows the machine down slows both sides. */
export async function compare(first: Work, second: Work): Promise<Comparison> {
  await rateOf(first, WARM_UP);
  await rateOf(second, WARM_UP);
  const pairs: { first: number; second: number }[] = [];
  for (let index = 0; index < PAIRS; index += 1) {
    const before = await rateOf(first, REPEATS);
    const rates = [await rateOf(second, REPEATS), await rateOf(second, REPEATS)];
    const after = await rateOf(first, REPEATS);
    pairs.push({ first: (before + after) / 2, second: median(rates) });
  }
  const ratios = pairs.map((pair) => pair.second / pair.first).sort((one, other) => one - other);
  return {
    first: median(pairs.map((pair) => pair.first)),
    second: median(pairs.map((pair) => pair.second)),
    ratio: median(ratios),
    interval: [ratios.at(0) ?? Number.NaN, ratios.at(-1) ?? Number.NaN],
  };
}

async function rateOf(work: Work, repeats: number): Promise<number> {
  const start = performance.now();
  for (let index = 0; index < repeats; index += 1) await work();
  return (1000 * repeats) / (performance.now() - start);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}
