import type { ActivityDayDto, ActivityDto } from '@zielona-fala/contracts';
import { addDays, type Day, weekdayOf } from '../../../shared/calendar.ts';

export interface WeekDay {
  readonly day: Day;
  readonly answered: number;
  /** `none`: without answers, or still to come. */
  readonly state: ActivityDayDto['state'] | 'none';
}

const WEEK = 7;

/** The days of this week, from Monday on. */
export function weekOf({ today, days }: ActivityDto): readonly WeekDay[] {
  const monday = addDays(today, -weekdayOf(today));
  return Array.from({ length: WEEK }, (_, place) => {
    const day = addDays(monday, place);
    const { answered = 0, state = 'none' } = days.find((each) => each.day === day) ?? {};
    return { day, answered, state };
  });
}
