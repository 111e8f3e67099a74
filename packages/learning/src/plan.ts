import { type DayState, EXAM_STRATA, type PlanReason, type StudyDay } from '@zielona-fala/contracts';
import { bestFirst } from './best-first.ts';
import { dayOf } from './day.ts';
import { type FinalRound, finalRound, isDue, isDueInRound } from './due.ts';
import { fillsExam, missingAnswers } from './enough.ts';
import { type Estimate, estimatesOf } from './estimate.ts';
import type { Knowledge } from './knowledge.ts';
import { type ExamPace, examPace, newShare } from './pace.ts';
import { readinessOf, verdictOf } from './readiness.ts';
import { withRepetitions } from './repetitions.ts';
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
  /** Questions that are due and were not answered today. */
  readonly due: number;
  /** Never more than the goal and the mistakes of today, however much has become due. */
  readonly questions: readonly PlannedQuestion[];
  readonly exam?: ExamPace | undefined;
}

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
    due: due.length,
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
  const seen = questions.length - unseenOf(questions, knowledge);
  const round = finalRound(examDay, today, seen, dailyGoal);
  const candidates = bestFirst(
    estimatesOf(questions, knowledge, today).filter(
      ({ memory }) => memory === undefined || memory.last < today,
    ),
    worths(questions),
  );
  const missing = missingOf(candidates, missingAnswers(questions, knowledge.memories));
  const unseen = [...new Set([...missing, ...candidates.filter(({ memory }) => memory === undefined)])];
  const done = questions.length - candidates.length;
  const urgent = new Set([
    ...unseen.slice(0, newShare({ ...options, unseen: unseen.length, done })),
    ...candidates.filter((each) => isInFinalRound(each, today, round)),
    ...missing,
  ]);
  const rest = candidates.filter((each) => !urgent.has(each));
  return [...urgent, ...withRepetitions(rest, knowledge.correction)]
    .slice(0, count)
    .map((each) => plannedOf(each, knowledge, today, round));
}

/** New questions from strata with too little data for readiness, the strata mixed evenly: even a few resemble an exam. */
function missingOf(candidates: readonly Estimate[], missing: readonly number[]): readonly Estimate[] {
  return EXAM_STRATA.flatMap((_, stratum) => {
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
