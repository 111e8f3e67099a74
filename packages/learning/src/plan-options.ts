import { type Day, studyDayOf, studyDayOn } from '@zielona-fala/contracts';
import type { PlanOptions } from './plan.ts';

/** What a learner chose that decides about learning. */
export interface StudyPreferences {
  /** IANA name, such as `Europe/Warsaw`. */
  readonly timeZone: string;
  /** Questions a day. */
  readonly dailyGoal: number;
  readonly examDate: Day | null;
}

/** What a learner's preferences mean on the day that it is for them now. */
export function planOptionsOf({ timeZone, dailyGoal, examDate }: StudyPreferences, now: Date): PlanOptions {
  return {
    today: studyDayOf(now, timeZone),
    dailyGoal,
    examDay: examDate === null ? undefined : studyDayOn(examDate),
  };
}
