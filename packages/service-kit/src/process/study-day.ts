/** A day of a learner's calendar: days since 1 January 1970 in the learner's time zone. */
export type StudyDay = number;

const MS_PER_DAY = 86_400_000;

/** Costly to make, and there are but a few hundred time zones. */
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known !== undefined) return known;
  const calendar = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  calendars.set(timeZone, calendar);
  return calendar;
}

/**
 * @param timeZone IANA name, such as `Europe/Warsaw`
 * @throws RangeError for an unknown time zone
 */
export function studyDayOf(instant: Date, timeZone: string): StudyDay {
  const parts = calendarOf(timeZone).formatToParts(instant);
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(numberOf('year'), numberOf('month') - 1, numberOf('day')) / MS_PER_DAY;
}

/** @param date `YYYY-MM-DD`, as a learner enters the day of an exam */
export function studyDayOn(date: string): StudyDay {
  return Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY;
}

/** @returns `YYYY-MM-DD` */
export function dateOf(day: StudyDay): string {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Whether days can be told in a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    calendarOf(name);
    return true;
  } catch {
    return false;
  }
}
