import { DAY_MS, type ExamsDto, type MemberExamDto, type PracticeDto } from '@zielona-fala/contracts';
import type { CountedTest } from '../exams/exam.ts';

const WEEK_MS = 7 * DAY_MS;

/** @param tests of one learner, the newest first */
export function practiceOf(tests: readonly CountedTest[], now: Date): PracticeDto {
  const weekAgo = now.getTime() - WEEK_MS;
  return {
    lastTest: tests[0]?.created.toISOString() ?? null,
    testsThisWeek: tests.filter(({ created }) => created.getTime() > weekAgo).length,
  };
}

/** @param tests of one learner, the newest first */
export function examsOf(tests: readonly CountedTest[]): ExamsDto {
  const exams = tests.flatMap((test) => examOf(test) ?? []);
  return {
    taken: exams.length,
    passed: exams.filter(({ passed }) => passed).length,
    last: exams[0] ?? null,
  };
}

/** @returns null unless it is a finished exam */
export function examOf({ mode, status, finished, points }: CountedTest): MemberExamDto | null {
  if (mode !== 'exam' || finished === null || points === null) return null;
  return { finished: finished.toISOString(), passed: status === 'passed', points };
}
