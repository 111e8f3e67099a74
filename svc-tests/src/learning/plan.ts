import { EXAM, type PlanReason } from '@zielona-fala/contracts';
import type { StudyDay } from '@zielona-fala/service-kit/process';
import { type FinalRound, finalRound, isDue, isDueInRound, spread } from './due.ts';
import { missingAnswers } from './enough.ts';
import { type Estimate, estimatesOf } from './estimate.ts';
import type { Knowledge } from './knowledge.ts';
import { type StudyQuestion, worths } from './study-question.ts';

export interface PlannedQuestion {
  readonly number: number;
  readonly reason: PlanReason;
}

export interface StudyWish {
  readonly today: StudyDay;
  /** Questions a day. */
  readonly dailyGoal: number;
  readonly examDay?: StudyDay | undefined;
}

/** What is still to do today: never more than the goal, however much has become due. */
export interface Plan {
  readonly dailyGoal: number;
  /** Different questions that were answered today. */
  readonly done: number;
  readonly questions: readonly PlannedQuestion[];
}

/** What an answer can bring a question to. */
const WELL_KNOWN = 0.98;
/** What is better known still is asked last, in the same order. */
const REST = 0.01;
/**
 * How much the worth of a stratum counts: forgetting makes the last repetitions of what weighs most bring least, so that
 * repetitions are best spread by less than their worth.
 */
const WORTH_EXPONENT = 0.7;
/** What is learned anew also tells how the rest of its topic stands, and a repetition can wait a day. */
const NEW_FACTOR = 1.5;

/** The plan of a day in one category. */
export function todaysPlan(questions: readonly StudyQuestion[], knowledge: Knowledge, wish: StudyWish): Plan {
  const { today, dailyGoal } = wish;
  const done = questions.filter(({ number }) => knowledge.memories.get(number)?.last === today).length;
  const left = Math.max(0, dailyGoal - done);
  return { dailyGoal, done, questions: nextQuestions(questions, knowledge, wish, left) };
}

/**
 * The questions that are best answered next, none that was answered today: first what an exam date makes urgent and
 * what readiness lacks, then those that would cost an exam most points, be they due, past mistakes or new.
 */
export function nextQuestions(
  questions: readonly StudyQuestion[],
  knowledge: Knowledge,
  { today, dailyGoal, examDay }: StudyWish,
  count: number,
): readonly PlannedQuestion[] {
  const round = finalRound(examDay, today, knowledge.memories.size, dailyGoal);
  const weights = worths(questions).map((worth) => worth ** WORTH_EXPONENT);
  const candidates = estimatesOf(questions, knowledge, today)
    .filter(({ memory }) => memory === undefined || memory.last < today)
    .map((estimate) => ({ estimate, gain: gainOf(estimate, weights) }))
    .toSorted(
      (one, other) =>
        other.gain - one.gain ||
        spread(one.estimate.question.number) - spread(other.estimate.question.number),
    )
    .map(({ estimate }) => estimate);
  const urgent = new Set([
    ...candidates.filter((each) => isInFinalRound(each, today, round)),
    ...missingOf(candidates, missingAnswers(questions, knowledge.memories)),
  ]);
  return [...urgent, ...candidates.filter((each) => !urgent.has(each))]
    .slice(0, count)
    .map((each) => ({ number: each.question.number, reason: reasonOf(each, knowledge, today, round) }));
}

function gainOf({ stratum, memory, right }: Estimate, weights: readonly number[]): number {
  const novelty = memory === undefined ? NEW_FACTOR : 1;
  const missing = Math.max(WELL_KNOWN - right, REST * (1 - right));
  return novelty * (weights[stratum] ?? 0) * missing;
}

/** New questions of the strata that readiness knows too little of, mixed: a few of them are already like an exam. */
function missingOf(candidates: readonly Estimate[], missing: readonly number[]): readonly Estimate[] {
  return EXAM.strata
    .flatMap((_, stratum) => {
      const ofStratum = candidates
        .filter((each) => each.stratum === stratum && each.memory === undefined)
        .slice(0, missing[stratum]);
      return ofStratum.map((each, index) => ({ each, share: (index + 0.5) / ofStratum.length }));
    })
    .toSorted((one, other) => one.share - other.share)
    .map(({ each }) => each);
}

function isInFinalRound({ question, memory }: Estimate, today: StudyDay, round: FinalRound | undefined) {
  return memory !== undefined && round !== undefined && isDueInRound(question.number, memory, today, round);
}

function reasonOf(
  { question, memory }: Estimate,
  { correction }: Knowledge,
  today: StudyDay,
  round: FinalRound | undefined,
): PlanReason {
  if (memory === undefined) return 'new';
  if (!memory.lastRight) return 'mistake';
  return isDue(question, memory, correction, today, round) ? 'due' : 'refresh';
}
