/** A day of a calendar, such as `2026-11-22`. */
export type Day = string;

const DAY_MS = 86_400_000;

/** Midnight of a day as if it were in UTC: to count with, and to be formatted with `timeZone: 'UTC'`. */
export const dateOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);

const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

/** The day so many days later; earlier when negative. */
export const addDays = (day: Day, days: number): Day =>
  dayOf(new Date(dateOf(day).getTime() + days * DAY_MS));

/** How many days from one day to the other; negative when it was before. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / DAY_MS);

/** From Monday, 0, to Sunday, 6. */
export const weekdayOf = (day: Day): number => (dateOf(day).getUTCDay() + 6) % 7;

/** The day it is at a moment. @param timeZone IANA name */
export function dayIn(timeZone: string, moment: Date): Day {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}
