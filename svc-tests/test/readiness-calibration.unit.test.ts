import { expect, test } from '@jest/globals';
import { BANKS, coverageOf, predictionsFor, simulatedCategory, tenthsOf } from '../bench/learning/index.ts';

/** A tenth of fewer predictions says nothing. */
const MIN_PREDICTIONS = 20;
const MIN_TENTHS = 5;

test('of simulated learners, whose forgetting has other forms than FSRS, about as many pass as readiness says', () => {
  const predictions = predictionsFor(simulatedCategory(BANKS.own), 12, 30, 500);
  const judged = tenthsOf(predictions).filter(({ predictions: count }) => count >= MIN_PREDICTIONS);
  expect(judged.length).toBeGreaterThanOrEqual(MIN_TENTHS);
  for (const { predicted, actual } of judged) expect(Math.abs(predicted - actual)).toBeLessThan(0.1);
  expect(coverageOf(predictions)).toBeGreaterThan(0.8);
});
