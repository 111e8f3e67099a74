import type { AnsweredDay } from '@zielona-fala/contracts/events';
import { dateOf, studyDayOf } from '@zielona-fala/service-kit/process';
import type { Test } from '../exams/exam.ts';

/** How many questions of a test were answered on each day of a time zone, the oldest day first, of answers that count. */
export function answeredDays(
  { answers, answeredAt, created }: Pick<Test, 'answers' | 'answeredAt' | 'created'>,
  timeZone: string,
  counts: (at: Date) => boolean,
): readonly AnsweredDay[] {
  const instants = Object.keys(answers)
    .map((number) => answeredAt[number] ?? created)
    .filter(counts);
  return [...Map.groupBy(instants, (at) => studyDayOf(at, timeZone))]
    .toSorted(([one], [other]) => one - other)
    .map(([day, all]) => ({
      day: dateOf(day),
      answered: all.length,
      lastAnsweredAt: new Date(Math.max(...all.map((at) => at.getTime()))).toISOString(),
    }));
}
