import { EXAM_STRATA, type ReadinessVerdict, type StudyDay } from '@zielona-fala/contracts';
import { missingAnswers, neededAnswers } from './enough.ts';
import { type Estimate, estimatesOf } from './estimate.ts';
import type { Knowledge } from './knowledge.ts';
import { passChance, pointsOf, rightCounts } from './points.ts';
import { type StudyQuestion, worths } from './study-question.ts';
import { chanceWhenOff, deviationsOf } from './uncertainty.ts';

type StudyTopic = StudyQuestion['topic'];

export type Readiness =
  | {
      readonly known: false;
      /** Questions still to be answered… */
      readonly missing: number;
      /** …of so many. */
      readonly needed: number;
    }
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

/** The chance from which on an exam can be taken with confidence. */
const READY = 0.9;
const NEARLY = 0.7;

/** What a chance to pass means. */
export function verdictOf(pass: number): ReadinessVerdict {
  if (pass >= READY) return 'ready';
  return pass >= NEARLY ? 'nearly' : 'not-yet';
}

/** Share of right answers of a learner who has worked through a topic. */
const WELL_KNOWN = 0.97;

/** An estimate, with how much its log-odds change when all are off by one standard deviation. */
interface Prediction {
  readonly estimate: Estimate;
  readonly deviation: number;
}

/** The chance to pass an exam today: the exact distribution of its points, averaged over how far the estimates are off. */
export function readinessOf(
  questions: readonly StudyQuestion[],
  knowledge: Knowledge,
  today: StudyDay,
): Readiness {
  const missing = missingAnswers(questions, knowledge.memories).reduce((sum, each) => sum + each, 0);
  if (missing > 0) return { known: false, missing, needed: neededAnswers(questions) };
  const estimates = estimatesOf(questions, knowledge, today);
  const deviations = deviationsOf(estimates, worths(questions));
  const strata = byStratum(
    estimates.map((estimate, index) => ({ estimate, deviation: deviations[index] ?? 0 })),
  );
  const chances = passAtNodes(strata, (_, chance) => chance);
  const pass = averaged(chances);
  return {
    known: true,
    pass,
    low: Math.min(pass, chances[LOW] ?? 0),
    high: Math.max(pass, chances[HIGH] ?? 0),
    expectedPoints: EXAM_STRATA.reduce(
      (sum, { count, points }, index) => sum + count * points * meanRight(strata[index] ?? []),
      0,
    ),
    best: bestTopic(strata),
  };
}

type Strata = readonly (readonly Prediction[])[];

function byStratum(predictions: readonly Prediction[]): Strata {
  return EXAM_STRATA.map((_, stratum) => predictions.filter(({ estimate }) => estimate.stratum === stratum));
}

/** @param changed what becomes of a question's chance */
function passAtNodes(
  strata: Strata,
  changed: (question: StudyQuestion, chance: number) => number,
): readonly number[] {
  return NODES.map(({ at }) =>
    passChance(
      pointsOf(
        EXAM_STRATA.map(({ count }, index) =>
          rightCounts(
            Float64Array.from(strata[index] ?? [], ({ estimate, deviation }) =>
              changed(estimate.question, chanceWhenOff(estimate, at * deviation)),
            ),
            count,
          ),
        ),
      ),
    ),
  );
}

/** @param chances at each of the nodes */
function averaged(chances: readonly number[]): number {
  return NODES.reduce((sum, { weight }, index) => sum + weight * (chances[index] ?? 0), 0);
}

function meanRight(predictions: readonly Prediction[]): number {
  return predictions.reduce((sum, { estimate }) => sum + estimate.right, 0) / predictions.length;
}

/** The topic by which an exam is expected to cost most points. */
function bestTopic(strata: Strata) {
  const lost = new Map<StudyTopic, number>();
  for (const [index, { count, points }] of EXAM_STRATA.entries()) {
    const predictions = strata[index] ?? [];
    for (const { estimate } of predictions) {
      const { question, right } = estimate;
      const gain = (Math.max(0, WELL_KNOWN - right) * count * points) / predictions.length;
      lost.set(question.topic, (lost.get(question.topic) ?? 0) + gain);
    }
  }
  const costliest = [...lost].reduce<readonly [StudyTopic, number] | null>(
    (most, each) => (each[1] > (most?.[1] ?? 0) ? each : most),
    null,
  );
  if (costliest === null) return null;
  const [topic] = costliest;
  const chances = passAtNodes(strata, (question, chance) =>
    question.topic === topic ? Math.max(chance, WELL_KNOWN) : chance,
  );
  return { topic, passWithIt: averaged(chances) };
}
