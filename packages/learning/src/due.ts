import { EXAM, type StudyDay } from '@zielona-fala/contracts';
import { type Correction, correctedChance, termsOf } from './correction.ts';
import type { Memory } from './memory.ts';
import type { StudyQuestion } from './study-question.ts';

/** A question is due once its chance of a right answer has fallen to the share of the points that a pass takes. */
const WANTED = EXAM.passPoints / EXAM.totalPoints;

/** What of a question decides when it is due. */
export type Scheduled = Pick<StudyQuestion, 'number' | 'part'>;

/** The last days before an exam, in which everything is seen once more. */
export interface FinalRound {
  readonly examDay: StudyDay;
  /** How many days it takes. */
  readonly days: number;
}

const MIN_ROUND_DAYS = 7;
/** The rest is for new and forgotten questions. */
const SHARE_OF_GOAL = 0.5;

/**
 * The final round before an exam: as many days as all that was seen takes with a share of the learner's goal.
 * @returns undefined when the exam is over or no date is set
 */
export function finalRound(
  examDay: StudyDay | undefined,
  today: StudyDay,
  seen: number,
  dailyGoal: number,
): FinalRound | undefined {
  if (examDay === undefined || examDay <= today) return undefined;
  return { examDay, days: Math.max(MIN_ROUND_DAYS, Math.ceil(seen / (SHARE_OF_GOAL * dailyGoal))) };
}

/** Whether spaced repetition asks for a question: never twice on one day. */
export function isDue(
  { number, part }: Scheduled,
  memory: Memory,
  correction: Correction,
  today: StudyDay,
  round?: FinalRound,
): boolean {
  if (memory.last >= today) return false;
  if (correctedChance(termsOf(part, memory, today), correction) <= WANTED) return true;
  return round !== undefined && isDueInRound(number, memory, today, round);
}

/** Each question has a day of its own in the round, evenly spread by number, so that they do not come all at once. */
export function isDueInRound(
  number: number,
  { last }: Memory,
  today: StudyDay,
  { examDay, days }: FinalRound,
): boolean {
  const own = examDay - 1 - (spread(number) % days);
  return today >= own && last < own;
}

/** Consecutive numbers, which are often about one thing, come to lie far apart. */
export function spread(number: number): number {
  return Math.imul(number, 0x9e3779b1) >>> 0;
}
