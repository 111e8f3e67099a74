import {
  DAILY_GOAL,
  DEFAULT_TIME_ZONE,
  dayIn,
  type FieldError,
  isDay,
  isTimeZone,
  type PreferencesDto,
} from '@zielona-fala/contracts';
import type { SharedPreferences } from '@zielona-fala/contracts/events';
import type { Account } from '../accounts/domain.ts';

const DEFAULTS: Omit<PreferencesDto, 'language'> = {
  theme: 'system',
  timeZone: DEFAULT_TIME_ZONE,
  dailyGoal: DAILY_GOAL.usual,
  examDate: null,
  showInRankings: true,
  isFirstEveningOver: false,
};

/** What the learner has chosen, and the usual for the rest. */
export function preferencesOf({ locale, preferences = {} }: Account): PreferencesDto {
  return { language: locale, ...DEFAULTS, ...preferences };
}

export function sharedOf({
  timeZone,
  dailyGoal,
  examDate,
  showInRankings,
}: PreferencesDto): SharedPreferences {
  return { timeZone, dailyGoal, examDate, showInRankings };
}

/** What schemas cannot say: is there such a day, such a time zone? */
export function faultsOf({ timeZone, examDate }: Partial<PreferencesDto>): readonly FieldError[] {
  const faults: FieldError[] = [];
  if (typeof examDate === 'string' && !isDay(examDate)) {
    faults.push({ field: 'examDate', code: 'invalid', message: 'There is no such day' });
  }
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    faults.push({ field: 'timeZone', code: 'invalid', message: 'There is no such time zone' });
  }
  return faults;
}

/** Nobody prepares for a day that is over; one that has passed since it was chosen may stay. */
export function pastFaults(
  before: PreferencesDto,
  { examDate, timeZone }: PreferencesDto,
  now: Date,
): readonly FieldError[] {
  if (examDate === null || examDate === before.examDate || examDate >= dayIn(timeZone, now)) return [];
  return [{ field: 'examDate', code: 'past', message: 'This day is over' }];
}
