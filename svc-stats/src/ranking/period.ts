import type { CategoryName, RankingPeriod } from '@zielona-fala/contracts';
import { polishDayOf } from '@zielona-fala/service-kit/process';

/** An ISO week of Polish time, such as `2026-W47`. */
export type WeekKey = `${number}-W${string}`;

/** Key of a span whose passed exams are counted together. */
export type PeriodKey = 'all' | WeekKey;

/** One ranking: a category in a period. */
export interface RankingKey {
  readonly period: PeriodKey;
  readonly category: CategoryName;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const THURSDAY = 4;

export function periodKeyOf(period: RankingPeriod, at: Date): PeriodKey {
  return period === 'all' ? 'all' : isoWeekOf(at);
}

/** ISO 8601: weeks begin on Monday and belong to the year of their Thursday. */
export function isoWeekOf(at: Date): WeekKey {
  const day = new Date(polishDayOf(at));
  const weekday = day.getUTCDay() || 7;
  const thursday = new Date(day.getTime() + (THURSDAY - weekday) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY_MS)) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** The last weeks that were over, the oldest first. */
export function endedWeeks(at: Date, count: number): readonly WeekKey[] {
  // noon: a day's length changes with the clocks, and must not lead into the day before
  const noon = new Date(`${polishDayOf(at)}T12:00:00Z`).getTime();
  return Array.from({ length: count }, (_, place) =>
    isoWeekOf(new Date(noon - (count - place) * 7 * DAY_MS)),
  );
}
