import { DAILY_GOAL, DEFAULT_TIME_ZONE, isTimeZone } from '@zielona-fala/contracts';
import type { SharedPreferences } from '@zielona-fala/contracts/events';

/** What a learner chose that decides about learning. */
export type StudyPreferences = Pick<SharedPreferences, 'timeZone' | 'dailyGoal' | 'examDate'>;

export const DEFAULT_STUDY: StudyPreferences = {
  timeZone: DEFAULT_TIME_ZONE,
  dailyGoal: DAILY_GOAL.usual,
  examDate: null,
};

/** As identity tells them; a time zone that is unknown here is left out, for no day can be told in it. */
export function studyPreferencesOf({ timeZone, dailyGoal, examDate }: SharedPreferences): StudyPreferences {
  return { timeZone: isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE, dailyGoal, examDate };
}
