import { type Belief, covarianceWith, sumOf } from './belief.ts';
import type { Estimate } from './estimate.ts';
import { GUESS } from './memory.ts';

/**
 * How far the estimates may be off, together: the log-odds of each, when all are off in the likeliest way that moves
 * an exam's expected points by one standard deviation. It grows with what was long not asked or never.
 * @param worths points of an exam that each question weighs, by stratum
 * @returns for each estimate, what to add to its log-odds
 */
export function deviationsOf(estimates: readonly Estimate[], worths: readonly number[]): readonly number[] {
  const gradients = new Map<Belief, number[]>();
  let luck = 0;
  for (const { stratum, question, memory, right, belief, terms } of estimates) {
    const worth = worths[stratum] ?? 0;
    const gradient = gradients.get(belief) ?? belief.means.map(() => 0);
    gradients.set(belief, gradient);
    for (const [index, factor] of terms) {
      gradient[index] = (gradient[index] ?? 0) + worth * right * (1 - right) * factor;
    }
    if (memory === undefined) {
      luck += worth * worth * (1 - right) * Math.max(0, right - GUESS[question.part]);
    }
  }
  const directions = new Map<Belief, readonly number[]>();
  let variance = 0;
  for (const [belief, gradient] of gradients) {
    const gradientTerms = gradient.map((each, index) => [index, each] as const);
    const direction = covarianceWith(gradientTerms, belief);
    directions.set(belief, direction);
    variance += sumOf(gradientTerms, direction);
  }
  const scale = Math.sqrt(variance + luck) / variance;
  return estimates.map(({ belief, terms }) => scale * sumOf(terms, directions.get(belief) ?? []));
}

/** The chance of a right answer when its log-odds are off by so much. */
export function chanceWhenOff({ right }: Estimate, by: number): number {
  return by === 0 ? right : 1 / (1 + ((1 - right) / right) * Math.exp(-by));
}
