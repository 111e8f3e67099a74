import type { StudyDay } from '@zielona-fala/contracts';

/** Days to an exam, and what seeing everything before it would take. */
export interface ExamPace {
  readonly day: StudyDay;
  /** Negative when it is over. */
  readonly daysLeft: number;
  /** Questions per day; null if the daily goal suffices, or the exam is too far away to estimate. */
  readonly perDay: number | null;
}

export interface PaceFacts {
  readonly today: StudyDay;
  readonly dailyGoal: number;
  readonly examDay?: StudyDay | undefined;
  /** Questions that were never answered. */
  readonly unseen: number;
  /** Different questions that were answered today. */
  readonly done: number;
}

/** Longer before, a pace would change with every day that is missed. */
const TOLD_DAYS = 30;

/** @returns undefined without a date */
export function examPace(facts: PaceFacts): ExamPace | undefined {
  const { today, dailyGoal, examDay } = facts;
  if (examDay === undefined) return undefined;
  const daysLeft = examDay - today;
  const perDay = neededPerDay(facts);
  const isTold = daysLeft <= TOLD_DAYS && perDay > dailyGoal;
  return { day: examDay, daysLeft, perDay: isTold ? perDay : null };
}

/** How many new questions come first today, so that all are seen before the exam; none when the goal is too small for that. */
export function newShare(facts: PaceFacts): number {
  const { today, dailyGoal, examDay, unseen } = facts;
  const needed = neededPerDay(facts);
  if (examDay === undefined || needed === 0 || needed > dailyGoal) return 0;
  return Math.ceil(unseen / (examDay - today));
}

/** What was answered today stays counted, so that it is the same all day. */
function neededPerDay({ today, examDay, unseen, done }: PaceFacts): number {
  if (examDay === undefined || examDay <= today || unseen === 0) return 0;
  return Math.ceil((unseen + done) / (examDay - today));
}
