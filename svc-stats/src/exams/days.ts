import type { ExamDayDto } from '@zielona-fala/contracts';
import { dateOf, type StudyDay, studyDayOf } from '@zielona-fala/service-kit/process';
import type { Exam } from './exam.ts';

type CountedExam = Pick<Exam, 'status' | 'summaryPoints' | 'finishedAt'>;

/** Exams by the days of a time zone on which they ended, from a first day on; the oldest day first. */
export function examDays(
  exams: readonly CountedExam[],
  timeZone: string,
  first: StudyDay,
): readonly ExamDayDto[] {
  return [...Map.groupBy(exams, ({ finishedAt }) => studyDayOf(finishedAt, timeZone))]
    .filter(([day]) => day >= first)
    .toSorted(([one], [other]) => one - other)
    .map(([day, all]) => {
      const points = all.map(({ summaryPoints }) => summaryPoints);
      const passed = all.filter(({ status }) => status === 'passed').length;
      return {
        day: dateOf(day),
        passedCount: passed,
        failedCount: all.length - passed,
        averagePoints: Math.round((points.reduce((sum, each) => sum + each, 0) / all.length) * 10) / 10,
        bestPoints: Math.max(...points),
      };
    });
}
