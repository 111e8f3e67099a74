import type { Memory } from './memory.ts';

/** How a question was last answered: recall after these differs most from what FSRS expects of everybody. */
export const SITUATIONS = ['right-at-first', 'right-again', 'wrong'] as const;
export type Situation = (typeof SITUATIONS)[number];

/**
 * How a learner's chances relate to what FSRS expects: log-odds of a right answer = `level` + `slope` · x, where x are
 * the log-odds that FSRS expects, above those of 0.9. With the covariance of the two.
 */
export interface Correction {
  readonly level: number;
  readonly slope: number;
  readonly levelVariance: number;
  readonly covariance: number;
  readonly slopeVariance: number;
}

export type Corrections = Readonly<Record<Situation, Correction>>;

const REFERENCE = Math.log(9);

/** Before anything is known: FSRS is right for everybody, give or take one unit of log-odds. */
const UNKNOWN: Correction = {
  level: REFERENCE,
  slope: 1,
  levelVariance: 1,
  covariance: 0,
  slopeVariance: 0.25,
};
export const NO_CORRECTIONS: Corrections = {
  'right-at-first': UNKNOWN,
  'right-again': UNKNOWN,
  wrong: UNKNOWN,
};

/** What an answer adds to the variances: a learner changes, so that old answers say less than new ones. */
const LEVEL_DRIFT = 0.003;
const SLOPE_DRIFT = LEVEL_DRIFT / 4;

const MOST_CERTAIN = 0.999;

export function situationOf({ answers, lastRight }: Pick<Memory, 'answers' | 'lastRight'>): Situation {
  if (!lastRight) return 'wrong';
  return answers === 1 ? 'right-at-first' : 'right-again';
}

/** The chance of a right answer, once what FSRS expects is corrected. Where FSRS expects more, it is never smaller. */
export function corrected(expected: number, { level, slope }: Pick<Correction, 'level' | 'slope'>): number {
  return logistic(level + Math.max(0, slope) * (logOdds(expected) - REFERENCE));
}

/** Standard deviation of the log-odds of {@link corrected}. */
export function deviationOf(expected: number, correction: Correction): number {
  const { levelVariance, covariance, slopeVariance } = correction;
  const above = logOdds(expected) - REFERENCE;
  return Math.sqrt(levelVariance + 2 * above * covariance + above * above * slopeVariance);
}

/** One step of an extended Kalman filter for a logistic regression, taken at each answer to a known question. */
export function observed(before: Correction, expected: number, right: boolean): Correction {
  const above = logOdds(expected) - REFERENCE;
  const { covariance } = before;
  const levelVariance = before.levelVariance + LEVEL_DRIFT;
  const slopeVariance = before.slopeVariance + SLOPE_DRIFT;
  const chance = corrected(expected, before);
  const levelGain = levelVariance + covariance * above;
  const slopeGain = covariance + slopeVariance * above;
  const information = chance * (1 - chance);
  const share = information / (1 + information * (levelGain + above * slopeGain));
  const step = (Number(right) - chance) / (1 + information * (levelGain + above * slopeGain));
  return {
    level: before.level + levelGain * step,
    slope: before.slope + slopeGain * step,
    levelVariance: levelVariance - levelGain * levelGain * share,
    covariance: covariance - levelGain * slopeGain * share,
    slopeVariance: slopeVariance - slopeGain * slopeGain * share,
  };
}

export function logOdds(chance: number): number {
  const bounded = Math.min(MOST_CERTAIN, Math.max(1 - MOST_CERTAIN, chance));
  return Math.log(bounded / (1 - bounded));
}

export function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
