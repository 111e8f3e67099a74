import { describe, expect, test } from '@jest/globals';
import { EXAM } from '@zielona-fala/contracts';
import fc from 'fast-check';
import { answered, independent, measured, sumOf } from '../src/belief.ts';
import { estimatesOf } from '../src/estimate.ts';
import { type Knowledge, NOTHING_KNOWN } from '../src/knowledge.ts';
import { type StudyQuestion, worths } from '../src/study-question.ts';
import { chanceWhenOff, deviationsOf } from '../src/uncertainty.ts';
import { answeredOn, studyCategory, TODAY } from './support/study.ts';

const CATEGORY = studyCategory(6);
const WEAK = CATEGORY[0]?.topic;
const isWeak = ({ topic }: StudyQuestion) => topic === WEAK;
const EVERY_OTHER = CATEGORY.filter((_, index) => index % 2 === 0);

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

const rightToNew = (knowledge: Knowledge, of: (question: StudyQuestion) => boolean) =>
  meanOf(
    estimatesOf(CATEGORY, knowledge, TODAY)
      .filter(({ memory, question }) => memory === undefined && of(question))
      .map(({ right }) => right),
  );

/** By how much an exam's expected points move, when all estimates are off by one standard deviation. */
function pointsOff(knowledge: Knowledge, day = TODAY): number {
  const estimates = estimatesOf(CATEGORY, knowledge, day);
  const weights = worths(CATEGORY);
  const deviations = deviationsOf(estimates, weights);
  return estimates.reduce((sum, estimate, index) => {
    const moved = chanceWhenOff(estimate, deviations[index] ?? 0) - estimate.right;
    return sum + (weights[estimate.stratum] ?? 0) * moved;
  }, 0);
}

describe('a belief', () => {
  test('comes to lie between what was believed and what was measured, each by how sure it is', () => {
    const before = independent([1, 5], [4, 1]);
    const { means, covariance } = measured(before, [{ terms: [[0, 1]], value: 4, variance: 2 }]);
    expect(means).toEqual([3, 5]);
    expect(covariance[0]?.[0]).toBeCloseTo(4 / 3, 9);
    expect(covariance[1]?.[1]).toBe(1);
  });

  test('is the same whatever the order of measurements', () => {
    const number = fc.double({ min: -3, max: 3, noNaN: true });
    const measurement = fc.record({
      terms: fc.tuple(fc.tuple(fc.constant(0), number), fc.tuple(fc.constant(1), number)),
      value: number,
      variance: fc.double({ min: 0.1, max: 5, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(measurement, { maxLength: 10 }), (series) => {
        const prior = independent([0, 1], [1, 2]);
        const one = measured(prior, series);
        const other = measured(prior, series.toReversed());
        for (const terms of [[[0, 1]], [[1, 1]]] as const) {
          expect(sumOf(terms, one.means)).toBeCloseTo(sumOf(terms, other.means), 6);
        }
      }),
    );
  });
});

describe('a belief after answers', () => {
  const TERMS = [[0, 1]] as const;
  const chanceAt = (value: number) => 1 / (1 + Math.exp(-value));
  interface Answers {
    readonly prior: { readonly mean: number; readonly variance: number };
    readonly right: number;
    readonly wrong: number;
  }
  const FIRM = { mean: 2.4, variance: 0.25 };
  const VAGUE = { mean: 0, variance: 4 };

  /** By Bayes’ theorem, summed over a fine grid. */
  const exactly = ({ prior, right, wrong }: Answers) => {
    const grid = Array.from({ length: 2001 }, (_, index) => prior.mean + (index - 1000) / 100).map(
      (value) => ({
        value,
        weight:
          Math.exp(-((value - prior.mean) ** 2) / (2 * prior.variance)) *
          chanceAt(value) ** right *
          (1 - chanceAt(value)) ** wrong,
      }),
    );
    const total = grid.reduce((sum, { weight }) => sum + weight, 0);
    const mean = grid.reduce((sum, { value, weight }) => sum + value * weight, 0) / total;
    const variance = grid.reduce((sum, { value, weight }) => sum + (value - mean) ** 2 * weight, 0) / total;
    return { mean, variance };
  };

  test.each<Answers>([
    { prior: VAGUE, right: 1, wrong: 0 },
    { prior: VAGUE, right: 0, wrong: 1 },
    { prior: FIRM, right: 1, wrong: 0 },
    { prior: FIRM, right: 0, wrong: 1 },
    { prior: FIRM, right: 38, wrong: 2 },
    { prior: FIRM, right: 57, wrong: 3 },
    { prior: FIRM, right: 120, wrong: 5 },
  ])('is nearly that of Bayes’ theorem: $right right and $wrong wrong', ({ prior, right, wrong }) => {
    const every = wrong === 0 ? Infinity : Math.round(right / wrong) + 1;
    const series = Array.from({ length: right + wrong }, (_, index) => (index + 1) % every !== 0);
    expect(series.filter((each) => !each)).toHaveLength(wrong);
    const { means, covariance } = series.reduce(
      (belief, each) => answered(belief, TERMS, each),
      independent([prior.mean], [prior.variance]),
    );
    const { mean, variance } = exactly({ prior, right, wrong });
    expect(Math.abs((means[0] ?? 0) - mean)).toBeLessThan(0.04 * Math.sqrt(prior.variance));
    expect(Math.abs((covariance[0]?.[0] ?? 0) / variance - 1)).toBeLessThan(0.08);
  });
});

describe('new questions', () => {
  test('are expected to be answered as the first ones were', () => {
    const clever = answeredOn([TODAY - 1], EVERY_OTHER);
    const clueless = answeredOn([TODAY - 1], EVERY_OTHER, false);
    const all = () => true;
    expect(rightToNew(clever, all)).toBeGreaterThan(0.9);
    expect(rightToNew(clueless, all)).toBeLessThan(0.25);
    expect(rightToNew(NOTHING_KNOWN, all)).toBeGreaterThan(rightToNew(clueless, all));
  });

  test('of a topic that went wrong are expected to go wrong more often, in other strata too', () => {
    const basicOf = (weak: boolean) =>
      CATEGORY.filter((each) => each.part === 'primary' && isWeak(each) === weak);
    const known = answeredOn([TODAY - 1], basicOf(true), false, answeredOn([TODAY - 1], basicOf(false)));
    const weak = rightToNew(known, (each) => each.part === 'technical' && isWeak(each));
    const strong = rightToNew(known, (each) => each.part === 'technical' && !isWeak(each));
    expect(weak).toBeLessThan(strong - 0.05);
  });

  test('are easier once others of their topic were learned', () => {
    const [last, ...others] = CATEGORY.filter(isWeak).toReversed();
    if (last === undefined) throw new Error('the topic has questions');
    const mixed = (count: number) =>
      others
        .slice(0, count)
        .reduce(
          (known, question, index) => answeredOn([TODAY - 1], [question], index % 2 === 0, known),
          NOTHING_KNOWN,
        );
    const half = rightToNew(mixed(4), (each) => each === last);
    const most = rightToNew(mixed(others.length - (others.length % 2)), (each) => each === last);
    expect(most).toBeGreaterThan(half);
  });
});

describe('how far estimates may be off', () => {
  test('is less with more answers, and more after a long pause', () => {
    const few = answeredOn([TODAY - 10], EVERY_OTHER);
    const many = answeredOn([TODAY - 12, TODAY - 9, TODAY - 6, TODAY - 3], CATEGORY);
    expect(pointsOff(many)).toBeLessThan(pointsOff(few));
    expect(pointsOff(many, TODAY + 200)).toBeGreaterThan(2 * pointsOff(many));
  });

  test('is some points of an exam before anything is known', () => {
    expect(pointsOff(NOTHING_KNOWN)).toBeGreaterThan(3);
    expect(pointsOff(NOTHING_KNOWN)).toBeLessThan(EXAM.totalPoints / 4);
  });
});
