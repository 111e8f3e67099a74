import { type CategoryName, dateOf, MAX_RANKED_A_DAY, studyDayOf } from '@zielona-fala/contracts';
import type { Open } from '@zielona-fala/contracts/schemas';
import type { Exam } from '../exams/exam.ts';

/** How many exams a learner finished in a category on a day of their calendar. */
export interface ExamDay {
  /** `<userId>:<category>:<day>` */
  readonly _id: string;
  readonly userId: number;
  readonly finished: number;
}

type FinishedExam = Pick<Exam, 'testId' | 'userId' | 'finishedAt'> & {
  readonly category: Open<CategoryName>;
};

/** @param timeZone the learner's */
export function examDayOf({ userId, category, finishedAt }: FinishedExam, timeZone: string): string {
  return `${userId}:${category}:${dateOf(studyDayOf(finishedAt, timeZone))}`;
}

/**
 * Counts exams by their days, in the order in which they came.
 * @param before how many of a day came before
 * @returns the days with these exams, and the ids of those that rankings leave out
 */
export function countByDay(
  before: ReadonlyMap<string, number>,
  exams: readonly FinishedExam[],
  timeZoneOf: (userId: number) => string,
): { readonly days: readonly ExamDay[]; readonly unranked: ReadonlySet<number> } {
  const days = new Map<string, ExamDay>();
  const unranked = new Set<number>();
  for (const exam of exams) {
    const { userId, testId } = exam;
    const _id = examDayOf(exam, timeZoneOf(userId));
    const finished = (days.get(_id)?.finished ?? before.get(_id) ?? 0) + 1;
    days.set(_id, { _id, userId, finished });
    if (finished > MAX_RANKED_A_DAY) unranked.add(testId);
  }
  return { days: [...days.values()], unranked };
}
