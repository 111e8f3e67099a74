import { studyDayOf, studyDayOn } from '@zielona-fala/service-kit/process';
import type { StudyPreferences } from '../learners/study-preferences.ts';
import type { PlanOptions } from './plan.ts';

/** What a learner's preferences mean on the day that it is for them now. */
export function planOptionsOf({ timeZone, dailyGoal, examDate }: StudyPreferences, now: Date): PlanOptions {
  return {
    today: studyDayOf(now, timeZone),
    dailyGoal,
    examDay: examDate === null ? undefined : studyDayOn(examDate),
  };
}
