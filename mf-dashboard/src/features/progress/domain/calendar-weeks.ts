import { type ActivityDto, addDays, type Day, weekdayOf } from '@zielona-fala/contracts';

export interface CalendarDay {
  readonly day: Day;
  readonly answered: number;
  readonly isFrozen: boolean;
  /** Column: weeks after that of the first day. */
  readonly week: number;
  /** Row: from Monday, 0, to Sunday, 6. */
  readonly weekday: number;
}

/** The last days until today, laid out by weeks. */
export function calendarDays({ today, days }: ActivityDto, length: number): readonly CalendarDay[] {
  const first = addDays(today, 1 - length);
  const known = new Map(days.map((each) => [each.day, each]));
  return Array.from({ length }, (_, index) => {
    const day = addDays(first, index);
    const { answered = 0, state } = known.get(day) ?? {};
    return {
      day,
      answered,
      isFrozen: state === 'frozen',
      week: Math.floor((weekdayOf(first) + index) / 7),
      weekday: weekdayOf(day),
    };
  });
}

const STEPS = [1, 10, 20, 40] as const;

/** How much that is: 0 for nothing, 4 for 40 answers and more; from 2 on the day counts for the streak. */
export const degreeOf = (answered: number): number => STEPS.filter((step) => answered >= step).length;
