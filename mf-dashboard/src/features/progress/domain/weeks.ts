import { addDays, type Day, type ExamDayDto, weekdayOf } from '@zielona-fala/contracts';

export interface ExamWeek {
  /** Its Monday. */
  readonly monday: Day;
  readonly passed: number;
  readonly failed: number;
}

/** Exams by week, the oldest first, with the empty weeks between the first one and today's. */
export function weeksOf(days: readonly ExamDayDto[], today: Day): readonly ExamWeek[] {
  const mondayOf = (day: Day): Day => addDays(day, -weekdayOf(day));
  const first = days.map(({ day }) => day).toSorted()[0];
  if (first === undefined) return [];
  const weeks: ExamWeek[] = [];
  for (let monday = mondayOf(first); monday <= mondayOf(today); monday = addDays(monday, 7)) {
    const own = days.filter(({ day }) => mondayOf(day) === monday);
    weeks.push({
      monday,
      passed: own.reduce((sum, { passedCount }) => sum + passedCount, 0),
      failed: own.reduce((sum, { failedCount }) => sum + failedCount, 0),
    });
  }
  return weeks;
}
