/** A day of a calendar, such as `2026-11-22`. */
export type Day = string;

/** 24 hours; a day of a calendar can be an hour shorter or longer. */
export const DAY_MS = 86_400_000;
const A_MONDAY = '1970-01-05';

/** Costly to make, and there are but a few hundred time zones; their names can be written in many ways. */
const calendars = new Map<string, Intl.DateTimeFormat>();
const MAX_CALENDARS = 1000;

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known !== undefined) return known;
  // biome-ignore lint/plugin/learner-days: the one place that does what the rule asks all others to leave to it
  const calendar = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  if (calendars.size === MAX_CALENDARS) calendars.clear();
  calendars.set(timeZone, calendar);
  return calendar;
}

/**
 * The day it is at a moment.
 * @param timeZone IANA name, such as `Europe/Warsaw`
 * @throws RangeError for an unknown time zone
 */
export function dayIn(timeZone: string, moment: Date): Day {
  const parts = calendarOf(timeZone).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The day it is in Poland at a moment. */
export const polishDayOf = (moment: Date): Day => dayIn('Europe/Warsaw', moment);

/** Whether this is a supported time zone. */
export function isTimeZone(name: string): boolean {
  try {
    calendarOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Whether there is such a day. @param text of the form of a day, such as `2026-02-30` */
export function isDay(text: string): boolean {
  const midnight = midnightOf(text);
  return !Number.isNaN(midnight.getTime()) && dayOf(midnight) === text;
}

/** Midnight of a day as if it were in UTC: to count with, and to be formatted with `timeZone: 'UTC'`. */
export const midnightOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);

// biome-ignore lint/plugin/learner-days: counts with midnights in UTC
const dayOf = (midnight: Date): Day => midnight.toISOString().slice(0, 10);

/** The day so many days later; earlier when negative. */
export const addDays = (day: Day, days: number): Day =>
  dayOf(new Date(midnightOf(day).getTime() + days * DAY_MS));

/** How many days from one day to the other; negative when it was before. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((midnightOf(to).getTime() - midnightOf(from).getTime()) / DAY_MS);

/** From Monday, 0, to Sunday, 6. */
export const weekdayOf = (day: Day): number => ((daysBetween(A_MONDAY, day) % 7) + 7) % 7;
