import { type ActivityDayDto, type ActivityDto, addDays, type Day, weekdayOf } from '@zielona-fala/contracts';

export interface WeekDay {
  readonly day: Day;
  readonly answered: number;
  /** `none`: without answers. */
  readonly state: ActivityDayDto['state'] | 'none' | 'coming';
}

const WEEK = 7;

/** The days of this week, from Monday on. */
export function weekOf({ today, days }: ActivityDto): readonly WeekDay[] {
  const monday = addDays(today, -weekdayOf(today));
  return Array.from({ length: WEEK }, (_, index) => {
    const day = addDays(monday, index);
    const { answered = 0, state } = days.find((each) => each.day === day) ?? {};
    return { day, answered, state: state ?? (day > today ? 'coming' : 'none') };
  });
}
