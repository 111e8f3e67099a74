import { UserError } from '@zielona-fala/tools/process';
import type { Figure } from '../figure.ts';
import { medianOf } from './median.ts';

const CONTROL = { least: 0.95, most: 1.05 };

type Side = () => Promise<number>;

/** Turns that do not count: until then V8 is busy compiling what is measured. */
const WARM_UPS = 3;

/** Ours beside its baseline. @param further said besides, once both are measured */
export async function ratioFigure(
  name: string,
  { ours, baseline, least }: { ours: Side; baseline: Side; least: number },
  further?: () => string,
): Promise<Figure> {
  for (let turn = 0; turn < WARM_UPS; turn += 1) {
    await ours();
    await baseline();
  }
  const ratio = await ratioOf(ours, baseline);
  print(name, ratio);
  if (further) process.stdout.write(`  ${further()}\n`);
  const holds = ratio.median >= least;
  return { name, value: ratio.median, goal: `>= ${least}`, holds, details: ratio };
}

/** One side measured against itself: what it differs is what the machine adds. */
export async function control(side: Side): Promise<number> {
  await side();
  const { median, interval } = await ratioOf(side, side);
  print('A/A control', { median, interval, sides: [0, 0] });
  return median;
}

/** Says that what was measured is worth nothing, because the machine has other work. */
export class VoidRun extends UserError {}

/** @throws VoidRun when a control says that the run says nothing */
export function refuseNoise(controls: readonly number[]): void {
  const outside = controls.filter((control) => control < CONTROL.least || control > CONTROL.most);
  if (outside.length === 0) return;
  const found = outside.map((control) => control.toFixed(2)).join(', ');
  throw new VoidRun(`The run is void: a control was ${found}, so the machine has other work.`);
}

function print(name: string, { median, interval: [low, high], sides: [one, other] }: Ratio): void {
  const sides = one > 0 ? `, ${Math.round(one)} / ${Math.round(other)} requests per second` : '';
  process.stdout.write(`${name}: ${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})${sides}\n`);
}

const BLOCKS = 5;

/** The ratio of two sides measured in turn, in one run. */
interface Ratio {
  readonly median: number;
  /** Holds the true median with 98 %, by order statistics of ten pairs. */
  readonly interval: readonly [number, number];
  /** Medians of each side, in its own unit. */
  readonly sides: readonly [number, number];
}

/** Measures A B B A five times: whatever drifts meets both sides alike. */
async function ratioOf(a: () => Promise<number>, b: () => Promise<number>): Promise<Ratio> {
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
