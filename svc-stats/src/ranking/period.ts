import type { RankingPeriod } from '@zielona-fala/contracts';
import { polishDayOf } from '@zielona-fala/service-kit/process';

/** Key of a span whose passed exams are counted together: `all`, or an ISO week of Polish time such as `2026-W47`. */
export type PeriodKey = 'all' | `${number}-W${string}`;

const DAY_MS = 24 * 60 * 60 * 1000;
const THURSDAY = 4;

export function periodKeyOf(period: RankingPeriod, at: Date): PeriodKey {
  return period === 'all' ? 'all' : isoWeekOf(at);
}

/** ISO 8601: weeks begin on Monday and belong to the year of their Thursday. */
export function isoWeekOf(at: Date): `${number}-W${string}` {
  const day = new Date(polishDayOf(at));
  const weekday = day.getUTCDay() || 7;
  const thursday = new Date(day.getTime() + (THURSDAY - weekday) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY_MS)) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}
