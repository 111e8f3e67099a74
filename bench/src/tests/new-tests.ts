import { newTestsOn } from '@zielona-fala/svc-tests/bench/tests';
import type { Services } from '@zielona-fala/tools/services';
import type { Figure } from '../figure.ts';
import { control, ratioFigure, refuseNoise } from '../measure/ratio-figure.ts';

const OFFICIAL_SIZE = 3500;
const LARGE_SIZE = 100_000;
const TYPICAL_TESTS = 10;
const MANY_TESTS = 10_000;
const MIN_RATIO = 0.9;
const AT_ONCE = 150;

/** New tests of a large bank beside those of an official one, and of a busy learner beside a usual one. */
export async function newTestFigures({ mongodbUri }: Services): Promise<readonly Figure[]> {
  const official = await newTestsOn(mongodbUri, OFFICIAL_SIZE);
  const large = await newTestsOn(mongodbUri, LARGE_SIZE);
  try {
    const usual = rateOf(official.newTest(await official.learnerWith(TYPICAL_TESTS)));
    const busy = rateOf(official.newTest(await official.learnerWith(MANY_TESTS)));
    const usualAtLarge = rateOf(large.newTest(await large.learnerWith(TYPICAL_TESTS)));
    for (const warmUp of [usual, usualAtLarge, busy]) await warmUp();
    const first = await control(usual);
    const figures = [
      await ratioFigure(`new test, bank of ${LARGE_SIZE} ÷ of ${OFFICIAL_SIZE}`, {
        ours: usualAtLarge,
        baseline: usual,
        least: MIN_RATIO,
      }),
      await ratioFigure(`new test, learner with ${MANY_TESTS} tests ÷ with ${TYPICAL_TESTS}`, {
        ours: busy,
        baseline: usual,
        least: MIN_RATIO,
      }),
    ];
    refuseNoise([first, await control(usual)]);
    return figures;
  } finally {
    await official.remove();
    await large.remove();
  }
}

/** Tests per second. */
const rateOf = (work: () => Promise<void>) => async (): Promise<number> => {
  const start = performance.now();
  for (let index = 0; index < AT_ONCE; index += 1) await work();
  return (1000 * AT_ONCE) / (performance.now() - start);
};
