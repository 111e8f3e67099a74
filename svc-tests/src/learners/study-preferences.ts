import { DAILY_GOAL, DEFAULT_TIME_ZONE, isTimeZone } from '@zielona-fala/contracts';
import type { SharedPreferences } from '@zielona-fala/contracts/events';
import type { StudyPreferences } from '@zielona-fala/learning';

export const DEFAULT_STUDY: StudyPreferences = {
  timeZone: DEFAULT_TIME_ZONE,
  dailyGoal: DAILY_GOAL.usual,
  examDate: null,
};

/** From events of svc-identity; omits an unsupported time zone, because no day can be computed in it. */
export function studyPreferencesOf({ timeZone, dailyGoal, examDate }: SharedPreferences): StudyPreferences {
  return { timeZone: isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE, dailyGoal, examDate };
}
