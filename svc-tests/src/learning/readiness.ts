import { EXAM } from '@zielona-fala/contracts';
import { missingAnswers } from './enough.ts';
import { chanceAt, type Estimate, estimatesOf, type StudyQuestion } from './estimate.ts';
import type { Knowledge } from './knowledge.ts';
import { passChance, pointsOf, rightCounts } from './points.ts';
import type { StudyDay } from './study-day.ts';

type StudyTopic = StudyQuestion['topic'];

export type Readiness =
  | { readonly known: false /** Questions still to be answered. */; readonly missing: number }
  | {
      readonly known: true;
      /** Chance to pass an exam today, 0..1. */
      readonly pass: number;
      /** In four of five cases it lies between these. */
      readonly low: number;
      readonly high: number;
      readonly expectedPoints: number;
      /** What would raise it most; null when nothing would. */
      readonly best: { readonly topic: StudyTopic; readonly passWithIt: number } | null;
    };

/** Gauss–Hermite quadrature for a standard normal variable: exact for polynomials up to degree 9. */
const NODES = [
  { at: -2.856970013872806, weight: 0.011257411327720691 },
  { at: -1.355626179974266, weight: 0.2220759220056126 },
  { at: 0, weight: 0.5333333333333333 },
  { at: 1.355626179974266, weight: 0.2220759220056126 },
  { at: 2.856970013872806, weight: 0.011257411327720691 },
] as const;
const LOW = 1;
const HIGH = 3;

/** What a learner answers right who has worked through a topic. */
const WELL_KNOWN = 0.97;

/**
 * The chance to pass an exam today: the exact distribution of its points, averaged over how far off the estimates may
 * be. They are taken to be off together, in one direction, which keeps the prediction modest.
 */
export function readinessOf(
  questions: readonly StudyQuestion[],
  knowledge: Knowledge,
  today: StudyDay,
): Readiness {
  const missing = missingAnswers(questions, knowledge.memories).reduce((sum, each) => sum + each, 0);
  if (missing > 0) return { known: false, missing };
  const strata = byStratum(estimatesOf(questions, knowledge, today));
  const chances = NODES.map(({ at }) => passWith(strata, (estimate) => chanceAt(estimate, at)));
  const pass = averaged(chances);
  return {
    known: true,
    pass,
    low: Math.min(pass, chances[LOW] ?? 0),
    high: Math.max(pass, chances[HIGH] ?? 0),
    expectedPoints: EXAM.strata.reduce(
      (sum, { count, points }, index) => sum + count * points * meanRight(strata[index] ?? []),
      0,
    ),
    best: bestTopic(strata),
  };
}

/** @param chances at each of the nodes */
function averaged(chances: readonly number[]): number {
  return NODES.reduce((sum, { weight }, index) => sum + weight * (chances[index] ?? 0), 0);
}

function byStratum(estimates: readonly Estimate[]): readonly (readonly Estimate[])[] {
  return EXAM.strata.map((_, stratum) => estimates.filter((each) => each.stratum === stratum));
}

function passWith(strata: readonly (readonly Estimate[])[], chance: (estimate: Estimate) => number): number {
  return passChance(
    pointsOf(
      EXAM.strata.map(({ count }, index) =>
        rightCounts(Float64Array.from(strata[index] ?? [], chance), count),
      ),
    ),
  );
}

function meanRight(estimates: readonly Estimate[]): number {
  return estimates.reduce((sum, { right }) => sum + right, 0) / estimates.length;
}

/** The topic by which an exam is expected to cost most points. */
function bestTopic(strata: readonly (readonly Estimate[])[]) {
  const lost = new Map<StudyTopic, number>();
  for (const [index, { count, points }] of EXAM.strata.entries()) {
    const estimates = strata[index] ?? [];
    for (const { question, right } of estimates) {
      const gain = (Math.max(0, WELL_KNOWN - right) * count * points) / estimates.length;
      lost.set(question.topic, (lost.get(question.topic) ?? 0) + gain);
    }
  }
  const [topic, gain] = [...lost].reduce((best, each) => (each[1] > best[1] ? each : best), ['', 0] as [
    StudyTopic | '',
    number,
  ]);
  if (topic === '' || gain === 0) return null;
  const chances = NODES.map(({ at }) =>
    passWith(strata, (estimate) => {
      const chance = chanceAt(estimate, at);
      return estimate.question.topic === topic ? Math.max(chance, WELL_KNOWN) : chance;
    }),
  );
  return { topic, passWithIt: averaged(chances) };
}
