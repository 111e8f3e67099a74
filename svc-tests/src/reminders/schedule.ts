import { addDays, type Day, dayIn, midnightOf } from '@zielona-fala/contracts';

/** When a learner wants to be reminded. */
export interface ReminderHour {
  /** Of the day, 0..23. */
  readonly hour: number;
  /** IANA name. */
  readonly timeZone: string;
  /** The last day on which a reminder was sent. */
  readonly lastDay?: Day | undefined;
}

const HOUR_MS = 3_600_000;
/** Clocks differ from UTC by multiples of it. */
const STEP_MS = HOUR_MS / 4;
/** No clock is further ahead of UTC. */
const MAX_AHEAD_MS = 14 * HOUR_MS;

/**
 * The first moment at which the clocks of a time zone show this hour of a day, or a later one: an hour that they skip comes
 * when they have skipped it, and one that they show twice comes once.
 */
export function firstMoment(timeZone: string, day: Day, hour: number): Date {
  // biome-ignore lint/plugin/learner-days: tells hours; the day it shows is compared, never kept
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  });
  const shownAt = (moment: Date): string => {
    const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
    return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}T${parts.get('hour')}`;
  };
  const wanted = `${day}T${String(hour).padStart(2, '0')}`;
  let moment = new Date(midnightOf(day).getTime() + hour * HOUR_MS - MAX_AHEAD_MS);
  while (shownAt(moment) < wanted) moment = new Date(moment.getTime() + STEP_MS);
  return moment;
}

/** The next reminder after `now`: on a day later than the last one. */
export function nextReminder({ hour, timeZone, lastDay = '' }: ReminderHour, now: Date): Date {
  let day = dayIn(timeZone, now);
  for (;;) {
    const moment = firstMoment(timeZone, day, hour);
    if (day > lastDay && moment > now) return moment;
    day = addDays(day, 1);
  }
}

/** The day that a reminder now would be for; undefined before its hour, and once the day had one. */
export function dayToRemind({ hour, timeZone, lastDay = '' }: ReminderHour, now: Date): Day | undefined {
  const today = dayIn(timeZone, now);
  return today > lastDay && firstMoment(timeZone, today, hour) <= now ? today : undefined;
}
