import {
  type ActivityDayDto,
  type ActivityDto,
  dateOf,
  type StudyDay,
  studyDayOn,
} from '@zielona-fala/contracts';
import type { ActiveDay } from './store.ts';
import { streakOf } from './streak.ts';

/**
 * A learner's activity as it is shown.
 * @param active all days on which something was answered, the oldest first
 * @param length how many days are shown, with today
 */
export function calendarOf(active: readonly ActiveDay[], today: StudyDay, length: number): ActivityDto {
  const reached = active.filter(({ reachedAt }) => reachedAt !== null).map(({ day }) => studyDayOn(day));
  const { current, longest, frozen, isFreezeLeft } = streakOf(reached, today);
  const frozenDays = new Set(frozen.map(dateOf));
  const first = dateOf(today - length + 1);
  const answered = active.map(({ day, answered, reachedAt }): ActivityDayDto => {
    if (reachedAt !== null) return { day, answered, state: 'reached' };
    if (frozenDays.delete(day)) return { day, answered, state: 'frozen' };
    return { day, answered, state: day < dateOf(today) ? 'missed' : 'open' };
  });
  const skipped = [...frozenDays].map((day): ActivityDayDto => ({ day, answered: 0, state: 'frozen' }));
  return {
    today: dateOf(today),
    streak: { current, longest, isReachedToday: reached.includes(today), isFreezeLeft },
    days: [...answered, ...skipped]
      .filter(({ day }) => day >= first)
      .toSorted((one, other) => one.day.localeCompare(other.day)),
  };
}
