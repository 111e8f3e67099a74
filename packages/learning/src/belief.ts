/** Unknown numbers, modelled as normally distributed. */
export interface Belief {
  readonly means: readonly number[];
  readonly covariance: readonly (readonly number[])[];
}

/** Which of the numbers are added, each with the factor by which it counts. */
export type Terms = readonly (readonly [index: number, factor: number])[];

/** What a sum of the numbers was found to be, with the variance of its error. */
export interface Measurement {
  readonly terms: Terms;
  readonly value: number;
  readonly variance: number;
}

/** Numbers that are assumed to be independent. */
export function independent(means: readonly number[], variances: readonly number[]): Belief {
  return {
    means,
    covariance: variances.map((variance, row) => means.map((_, column) => (row === column ? variance : 0))),
  };
}

export function sumOf(terms: Terms, numbers: ArrayLike<number>): number {
  let sum = 0;
  for (const [index, factor] of terms) sum += factor * (numbers[index] ?? 0);
  return sum;
}

/** How each of the numbers varies together with a sum of them. */
export function covarianceWith(terms: Terms, { covariance }: Pick<Belief, 'covariance'>): readonly number[] {
  return covariance.map((row) => sumOf(terms, row));
}

/** The belief after measurements, each a step of a Kalman filter. */
export function measured(before: Belief, measurements: Iterable<Measurement>): Belief {
  const means = [...before.means];
  const covariance = before.covariance.map((row) => [...row]);
  for (const { terms, value, variance } of measurements) {
    const shared = covarianceWith(terms, { covariance });
    const total = sumOf(terms, shared) + variance;
    const surprise = (value - sumOf(terms, means)) / total;
    for (let row = 0; row < shared.length; row += 1) {
      const one = shared[row] as number;
      if (one === 0) continue;
      means[row] = (means[row] as number) + one * surprise;
      const variances = covariance[row] as number[];
      // a covariance is symmetric
      for (let column = 0; column <= row; column += 1) {
        const left = (variances[column] as number) - (one * (shared[column] as number)) / total;
        variances[column] = left;
        (covariance[column] as number[])[row] = left;
      }
    }
  }
  return { means, covariance };
}

/**
 * What answers say of the log-odds of a right one: a step of Newton's method for a logistic regression.
 * @param expected log-odds before these answers
 * @param share of right answers among them
 */
export function measurementOf(terms: Terms, expected: number, share: number, answers: number): Measurement {
  const chance = logistic(expected);
  const information = chance * (1 - chance);
  return {
    terms,
    value: expected + (share - chance) / information,
    variance: 1 / (answers * information),
  };
}

/**
 * The belief after one answer, where the log-odds of a right one are the sum of the terms. What was to be expected is
 * the mean over all that these log-odds may be, not the chance at their mean: where nearly all answers are right, the
 * learner would else be believed worse than a few dozen answers say. The mean is that of a logistic function with a
 * smaller slope.
 */
export function answered(before: Belief, terms: Terms, right: boolean): Belief {
  const expected = sumOf(terms, before.means);
  const spread = sumOf(terms, covarianceWith(terms, before));
  const slope = 1 / Math.sqrt(1 + (Math.PI / 8) * spread);
  const chance = logistic(slope * expected);
  const information = slope * chance * (1 - chance);
  return measured(before, [
    {
      terms,
      value: expected + (Number(right) - chance) / information,
      variance: 1 / (slope * information) - spread,
    },
  ]);
}

const MAX_CERTAINTY = 0.999;

export function logOdds(chance: number): number {
  const bounded = Math.min(MAX_CERTAINTY, Math.max(1 - MAX_CERTAINTY, chance));
  return Math.log(bounded / (1 - bounded));
}

export function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
