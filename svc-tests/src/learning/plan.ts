import { type DayState, EXAM, type PlanReason } from '@zielona-fala/contracts';
import type { StudyDay } from '@zielona-fala/service-kit/process';
import { dayOf } from './day.ts';
import { type FinalRound, finalRound, isDue, isDueInRound, spread } from './due.ts';
import { fillsExam, missingAnswers } from './enough.ts';
import { type Estimate, estimatesOf } from './estimate.ts';
import type { Knowledge } from './knowledge.ts';
import { type ExamPace, examPace, newShare } from './pace.ts';
import { readinessOf, verdictOf } from './readiness.ts';
import { type StudyQuestion, worths } from './study-question.ts';

export interface PlannedQuestion {
  readonly number: number;
  readonly reason: PlanReason;
}

export interface PlanOptions {
  readonly today: StudyDay;
  /** Questions a day. */
  readonly dailyGoal: number;
  readonly examDay?: StudyDay | undefined;
}

/** The state of today, and the next questions. */
export interface Plan {
  readonly state: DayState;
  readonly dailyGoal: number;
  /** Different questions that were answered today. */
  readonly done: number;
  /** Questions of today whose last answer was wrong. */
  readonly mistakes: number;
  /** Never more than the goal and the mistakes of today, however much has become due. */
  readonly questions: readonly PlannedQuestion[];
  readonly exam?: ExamPace | undefined;
}

/** What an answer can bring a question to. */
const WELL_KNOWN = 0.98;
/** Questions known better than this are asked last, in the same order. */
const REST = 0.01;
/**
 * How much the worth of a stratum counts: forgetting makes the last repetitions of what weighs most bring least, so that
 * repetitions are best spread by less than their worth.
 */
const WORTH_EXPONENT = 0.7;
/** What is learned anew also tells how the rest of its topic stands, and a repetition can wait a day. */
const NEW_FACTOR = 1.5;

/** The plan of a day in one category. */
export function todaysPlan(
  questions: readonly StudyQuestion[],
  knowledge: Knowledge,
  options: PlanOptions,
): Plan {
  const { today, dailyGoal } = options;
  const { memories } = knowledge;
  const answered = questions.filter(({ number }) => memories.get(number)?.last === today);
  const again = answered.filter(({ number }) => memories.get(number)?.lastRight === false);
  const others = nextQuestions(questions, knowledge, options, questions.length);
  const due = others.filter(({ isDue }) => isDue);
  const done = answered.length;
  const exam = examPace({ ...options, unseen: unseenOf(questions, knowledge), done });
  const day = dayOf({
    dailyGoal,
    done,
    again: again.length,
    due: due.length,
    others: others.length,
    daysToExam: exam?.daysLeft,
    isReady: () => (exam?.perDay ?? 0) <= done && isReady(questions, knowledge, today),
  });
  return {
    state: day.state,
    dailyGoal,
    done,
    mistakes: again.length,
    questions: [
      ...(day.state === 'rest' ? due : others).slice(0, day.others),
      ...again.slice(0, day.again).map(({ number }) => ({ number, reason: 'again' as const })),
    ],
    exam,
  };
}

function unseenOf(questions: readonly StudyQuestion[], { memories }: Pick<Knowledge, 'memories'>): number {
  return questions.filter(({ number }) => !memories.has(number)).length;
}

/** Where the bank cannot fill an exam, nothing more can be asked for. */
function isReady(questions: readonly StudyQuestion[], knowledge: Knowledge, today: StudyDay): boolean {
  if (!fillsExam(questions)) return true;
  const readiness = readinessOf(questions, knowledge, today);
  return readiness.known && verdictOf(readiness.pass) === 'ready';
}

/** A question that was not answered today. */
export interface NextQuestion extends PlannedQuestion {
  /** Whether spaced repetition or the final round asks for it today. */
  readonly isDue: boolean;
}

/**
 * The questions that are best answered next, none that was answered today: first what an exam date makes urgent and
 * what readiness lacks, then those that would cost an exam most points, be they due, past mistakes or new.
 */
export function nextQuestions(
  questions: readonly StudyQuestion[],
  knowledge: Knowledge,
  options: PlanOptions,
  count: number,
): readonly NextQuestion[] {
  const { today, dailyGoal, examDay } = options;
  const round = finalRound(examDay, today, knowledge.memories.size, dailyGoal);
  const weights = worths(questions).map((worth) => worth ** WORTH_EXPONENT);
  const candidates = bestFirst(
    estimatesOf(questions, knowledge, today).filter(
      ({ memory }) => memory === undefined || memory.last < today,
    ),
    weights,
  );
  const missing = missingOf(candidates, missingAnswers(questions, knowledge.memories));
  const unseen = [...new Set([...missing, ...candidates.filter(({ memory }) => memory === undefined)])];
  const done = questions.length - candidates.length;
  const urgent = new Set([
    ...unseen.slice(0, newShare({ ...options, unseen: unseen.length, done })),
    ...candidates.filter((each) => isInFinalRound(each, today, round)),
    ...missing,
  ]);
  return [...urgent, ...candidates.filter((each) => !urgent.has(each))]
    .slice(0, count)
    .map((each) => plannedOf(each, knowledge, today, round));
}

interface Candidate {
  readonly estimate: Estimate;
  readonly gain: number;
}

/** By what they gain: what their answers teach of new questions of the same rule counts with it, and is gained once. */
function bestFirst(estimates: readonly Estimate[], weights: readonly number[]): readonly Estimate[] {
  const alone = estimates.map((estimate) => ({ estimate, gain: gainOf(estimate, weights) }));
  return byGain(withoutRepeats(byGain(withMates(alone)))).map(({ estimate }) => estimate);
}

function byGain(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.toSorted(
    (one, other) =>
      other.gain - one.gain || spread(one.estimate.question.number) - spread(other.estimate.question.number),
  );
}

/** With what each answer gains for the new questions of its rule. */
function withMates(candidates: readonly Candidate[]): readonly Candidate[] {
  const gains = new Map<string, number>();
  for (const { estimate, gain } of candidates) {
    const { memory, question } = estimate;
    if (memory !== undefined || question.rule === undefined) continue;
    gains.set(question.rule, (gains.get(question.rule) ?? 0) + gain);
  }
  return candidates.map(({ estimate, gain }) => {
    const { memory, question, shared } = estimate;
    const ofRule = (question.rule !== undefined && gains.get(question.rule)) || 0;
    return { estimate, gain: gain + shared * (ofRule - (memory === undefined ? gain : 0)) };
  });
}

/** New questions gain less, the more questions of their rule come before them. */
function withoutRepeats(candidates: readonly Candidate[]): readonly Candidate[] {
  const left = new Map<string, number>();
  return candidates.map(({ estimate, gain }) => {
    const { memory, question, shared } = estimate;
    if (question.rule === undefined || shared === 0) return { estimate, gain };
    const share = left.get(question.rule) ?? 1;
    left.set(question.rule, share * (1 - shared));
    return { estimate, gain: memory === undefined ? gain * share : gain };
  });
}

function gainOf({ stratum, memory, right }: Estimate, weights: readonly number[]): number {
  const novelty = memory === undefined ? NEW_FACTOR : 1;
  const missing = Math.max(WELL_KNOWN - right, REST * (1 - right));
  return novelty * (weights[stratum] ?? 0) * missing;
}

/** New questions from strata with too little data for readiness, shuffled: even a few resemble an exam. */
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

function plannedOf(
  { question, memory }: Estimate,
  { correction }: Knowledge,
  today: StudyDay,
  round: FinalRound | undefined,
): NextQuestion {
  const { number } = question;
  if (memory === undefined) return { number, reason: 'new', isDue: false };
  const due = isDue(question, memory, correction, today, round);
  if (!memory.lastRight) return { number, reason: 'mistake', isDue: due };
  return { number, reason: due ? 'due' : 'refresh', isDue: due };
}
