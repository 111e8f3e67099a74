import { medianOf } from './median.ts';

const BLOCKS = 5;

/** The ratio of two sides measured in turn, in one run. */
export interface Ratio {
  readonly median: number;
  /** Holds the true median with 98 %, by order statistics of ten pairs. */
  readonly interval: readonly [number, number];
  /** Medians of each side, in its own unit. */
  readonly sides: readonly [number, number];
}

/** Measures A B B A five times: whatever drifts meets both sides alike. */
export async function ratioOf(a: () => Promise<number>, b: () => Promise<number>): Promise<Ratio> {
  const pairs: (readonly [number, number])[] = [];
  for (let block = 0; block < BLOCKS; block += 1) {
    const first = await a();
    const second = await b();
    const third = await b();
    const fourth = await a();
    pairs.push([first, second], [fourth, third]);
  }
  const ratios = pairs.map(([one, other]) => one / other).sort((one, other) => one - other);
  return {
    median: medianOf(ratios),
    interval: [ratios[1] ?? Number.NaN, ratios.at(-2) ?? Number.NaN],
    sides: [medianOf(pairs.map(([one]) => one)), medianOf(pairs.map(([, other]) => other))],
  };
}
