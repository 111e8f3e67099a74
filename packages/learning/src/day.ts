import type { DayState } from '@zielona-fala/contracts';

/** What decides what today is. */
export interface DayFacts {
  /** Questions a day. */
  readonly dailyGoal: number;
  /** Different questions that were answered today, in whatever mode. */
  readonly done: number;
  /** Of them those whose last answer was wrong. */
  readonly again: number;
  /** Questions that are due and were not answered today. */
  readonly due: number;
  /** Questions that were not answered today, with those that are due. */
  readonly others: number;
  /** Negative when the exam is over; undefined without a date. */
  readonly daysToExam: number | undefined;
  /** Whether what an exam needs is there: everything was seen, and the chance to pass is high. */
  isReady(): boolean;
}

/** What today is, and what is asked next: mistakes of today, and how many of the others. */
export interface Day {
  readonly state: DayState;
  readonly again: number;
  readonly others: number;
}

/** In the last days before an exam, a learner who is not ready is not told to stop for the day. */
const LAST_DAYS = 7;
const WARM_UP = 10;

/** Exactly one state holds, whatever was answered where: so that no two sentences about a day contradict each other. */
export function dayOf(facts: DayFacts): Day {
  const { dailyGoal, done, again, due, others } = facts;
  if (done + others === 0) return { state: 'empty', again: 0, others: 0 };
  if (facts.daysToExam === 0) {
    return { state: 'exam-day', again, others: Math.min(others, Math.max(0, WARM_UP - again)) };
  }
  if (done < dailyGoal && others > 0) {
    return { state: 'open', again: 0, others: Math.min(others, dailyGoal - done) };
  }
  if (again + due > 0) {
    // however much is due, no more than a day's goal is asked at once
    return { state: 'rest', again, others: Math.min(due, Math.max(0, dailyGoal - again)) };
  }
  if (others > 0 && isNear(facts.daysToExam) && !facts.isReady()) {
    return { state: 'push', again: 0, others: Math.min(others, dailyGoal) };
  }
  return { state: 'done', again: 0, others: 0 };
}

function isNear(daysToExam: number | undefined): boolean {
  return daysToExam !== undefined && daysToExam > 0 && daysToExam <= LAST_DAYS;
}
