import { expect, test } from '@jest/globals';
import { BANKS, coverageOf, predictionsFor, simulatedCategory, tenthsOf } from '../bench/learning/index.ts';

const LEAST_PREDICTIONS = 20;

test('of simulated learners, whose forgetting has other forms than FSRS, about as many pass as readiness says', () => {
  const predictions = predictionsFor(simulatedCategory(BANKS.own), 8, 30, 500);
  for (const { predictions: count, predicted, actual } of tenthsOf(predictions)) {
    if (count >= LEAST_PREDICTIONS) expect(Math.abs(predicted - actual)).toBeLessThan(0.1);
  }
  expect(coverageOf(predictions)).toBeGreaterThan(0.8);
});
