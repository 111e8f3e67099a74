import {
  addDays,
  type CategoryName,
  type Day,
  daysBetween,
  polishDayOf,
  type RankingPeriod,
  weekdayOf,
} from '@zielona-fala/contracts';
import type { Open } from '@zielona-fala/contracts/schemas';

/** An ISO week of Polish time, such as `2026-W47`. */
export type WeekKey = `${number}-W${string}`;

/** Key of a span whose passed exams are counted together. */
export type PeriodKey = 'all' | WeekKey;

/** One ranking: a category in a period. */
export interface RankingKey {
  readonly period: PeriodKey;
  readonly category: Open<CategoryName>;
}

const THURSDAY = 3;
/** With the hour that a week is longer by when summer time ends. */
const WEEK_MS = (7 * 24 + 1) * 60 * 60_000;

export function periodKeyOf(period: RankingPeriod, at: Date): PeriodKey {
  return period === 'all' ? 'all' : isoWeekOf(at);
}

/** No later than the beginning of the span that `at` is in. */
export const startOf = (period: RankingPeriod, at: Date): Date =>
  new Date(period === 'all' ? 0 : at.getTime() - WEEK_MS);

export const isoWeekOf = (at: Date): WeekKey => weekOfDay(polishDayOf(at));

/** ISO 8601: weeks begin on Monday and belong to the year of their Thursday. */
function weekOfDay(day: Day): WeekKey {
  const thursday = addDays(day, THURSDAY - weekdayOf(day));
  const year = thursday.slice(0, 4);
  const week = Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1;
  return `${Number(year)}-W${String(week).padStart(2, '0')}`;
}

/** The last weeks that were over, the oldest first. */
export function endedWeeks(at: Date, count: number): readonly WeekKey[] {
  const today = polishDayOf(at);
  return Array.from({ length: count }, (_, index) => weekOfDay(addDays(today, (index - count) * 7)));
}
