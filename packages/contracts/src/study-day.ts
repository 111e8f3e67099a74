import { addDays, type Day, dayIn, daysBetween } from './days.ts';

/** A day of a learner's calendar: days since 1 January 1970 in the learner's time zone. */
export type StudyDay = number;

const FIRST_DAY = '1970-01-01';

/**
 * @param timeZone IANA name, such as `Europe/Warsaw`
 * @throws RangeError for an unknown time zone
 */
export const studyDayOf = (instant: Date, timeZone: string): StudyDay => studyDayOn(dayIn(timeZone, instant));

/** @param date as a learner enters the day of an exam */
export const studyDayOn = (date: Day): StudyDay => daysBetween(FIRST_DAY, date);

export const dateOf = (day: StudyDay): Day => addDays(FIRST_DAY, day);
