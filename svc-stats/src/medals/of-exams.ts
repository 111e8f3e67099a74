import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Exam } from '../exams/exam.ts';
import { type ExamStore, NOTHING_PASSED, type PassedBefore } from '../exams/store.ts';
import { type CausedMedal, endedLater, laterExamMedals, newExamMedals } from './medal.ts';

/**
 * The medals that newly passed exams bring their learners. All exams are read again only of those for whom one has ended
 * before others that are counted already.
 * @param newlyPassed by learner
 * @param beforeOf what each had passed until then
 */
export async function medalsOfExams(
  exams: Pick<ExamStore, 'passedOf'>,
  newlyPassed: ReadonlyMap<number, readonly Exam[]>,
  beforeOf: ReadonlyMap<number, PassedBefore>,
  transaction: Transaction,
): Promise<readonly (CausedMedal & { readonly userId: number })[]> {
  const newly = [...newlyPassed];
  const passedBefore = (userId: number) => beforeOf.get(userId) ?? NOTHING_PASSED;
  const late = newly.filter(([userId, own]) => !endedLater(passedBefore(userId), own));
  const lateIds = late.map(([userId]) => userId);
  const all = lateIds.length === 0 ? [] : await exams.passedOf(lateIds, transaction);
  const isNew = new Set(newly.flatMap(([, own]) => own.map(({ testId }) => testId)));
  const others = Map.groupBy(
    all.filter(({ testId }) => !isNew.has(testId)),
    ({ userId }) => userId,
  );
  return newly.flatMap(([userId, own]) => {
    const medals = lateIds.includes(userId)
      ? newExamMedals(others.get(userId) ?? [], own)
      : laterExamMedals(passedBefore(userId), own);
    return medals.map((medal) => ({ userId, ...medal }));
  });
}
