import type { QuestionPart, StudyDay } from '@zielona-fala/contracts';
import { answered, type Belief, covarianceWith, logistic, logOdds, sumOf, type Terms } from './belief.ts';
import { elapsedDays, expectedRight, type Memory } from './memory.ts';

/**
 * How a learner's chances relate to what FSRS expects: log-odds of a right answer = level + slope · x + speed · y, where
 * x are the log-odds that FSRS expects above those of 0.9, and y says how recently the question was answered. Five
 * numbers: the level after a first right answer, a later right one and a wrong one, slope and speed.
 */
export type Correction = Belief;

const LEVELS = { rightAtFirst: 0, rightAgain: 1, wrong: 2 } as const;
const SLOPE = 3;
const SPEED = 4;

const REFERENCE = logOdds(0.9);
const REFERENCE_DAYS = 8;

/** Variance shared by the three levels of a learner, and variance of each level. */
const SHARED_VARIANCE = 0.21;
const OWN_VARIANCE = 0.03;

/**
 * The prior for every learner. FSRS, designed for flash cards, overestimates how much questions differ, and does not model
 * how fast this learner forgets: odds fall by a factor of 2^0.35 each time the interval since the last answer doubles.
 */
export const NO_CORRECTION: Correction = {
  means: [2.4, 2.5, 2.4, 0.4, 0.35],
  covariance: [
    [SHARED_VARIANCE + OWN_VARIANCE, SHARED_VARIANCE, SHARED_VARIANCE, 0, 0],
    [SHARED_VARIANCE, SHARED_VARIANCE + OWN_VARIANCE, SHARED_VARIANCE, 0, 0],
    [SHARED_VARIANCE, SHARED_VARIANCE, SHARED_VARIANCE + OWN_VARIANCE, 0, 0],
    [0, 0, 0, 0.03, 0],
    [0, 0, 0, 0, 0.04],
  ],
};

/** What an answer adds to the variances: a learner changes, so that old answers say less than new ones. */
const DRIFT = 0.00005;

const ALL_LEVELS: Terms = Object.values(LEVELS).map((index) => [index, 1]);
const varianceOfLevels = (correction: Pick<Correction, 'covariance'>): number =>
  sumOf(ALL_LEVELS, covarianceWith(ALL_LEVELS, correction));
const VARIANCE_AT_FIRST = varianceOfLevels(NO_CORRECTION);

/** How much of what was believed at first of the levels is still open, 0..1. */
export const unlearnedShare = (correction: Pick<Correction, 'covariance'>): number =>
  Math.min(1, varianceOfLevels(correction) / VARIANCE_AT_FIRST);

/** The terms of the log-odds of a right answer to a known question. */
export function termsOf(part: QuestionPart, memory: Memory, day: StudyDay): Terms {
  return [
    [levelOf(memory), 1],
    [SLOPE, logOdds(expectedRight(part, memory, day)) - REFERENCE],
    [SPEED, -Math.log((1 + elapsedDays(memory, day)) / REFERENCE_DAYS)],
  ];
}

/**
 * The chance of a right answer. Where FSRS expects more and the last answer is fresher, it is never smaller.
 * @param support what knowing others of its rule adds to the log-odds
 */
export function correctedChance(terms: Terms, { means }: Pick<Correction, 'means'>, support = 0): number {
  return logistic(sumOf(terms, usable(means)) + support);
}

/** The correction updated by an answer to a known question. */
export function observed({ means, covariance }: Correction, terms: Terms, right: boolean): Correction {
  const drifted = covariance.map((row, at) =>
    row.map((variance, column) => (at === column ? variance + DRIFT : variance)),
  );
  const used = { means: usable(means), covariance: drifted };
  const after = answered(used, terms, right);
  return {
    means: means.map((mean, at) => mean + (after.means[at] ?? 0) - (used.means[at] ?? 0)),
    covariance: after.covariance,
  };
}

function usable(means: readonly number[]): readonly number[] {
  return means.map((mean, index) => (index === SLOPE || index === SPEED ? Math.max(0, mean) : mean));
}

function levelOf({ answers, lastRight }: Pick<Memory, 'answers' | 'lastRight'>): number {
  if (!lastRight) return LEVELS.wrong;
  return answers === 1 ? LEVELS.rightAtFirst : LEVELS.rightAgain;
}
