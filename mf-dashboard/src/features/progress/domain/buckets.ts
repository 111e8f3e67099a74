import { EXAM, type ExamHistoryItemDto } from '@zielona-fala/contracts';

/** Exams with points from `from` to `to`. */
export interface Bucket {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Narrow around the pass mark, where a few points decide. */
const STARTS = [0, 50, 56, 62, EXAM.passPoints, 72] as const;

export const bucketsOf = (history: readonly ExamHistoryItemDto[]): readonly Bucket[] =>
  STARTS.map((from, place) => {
    const to = (STARTS[place + 1] ?? EXAM.totalPoints + 1) - 1;
    const count = history.filter(({ summaryPoints }) => summaryPoints >= from && summaryPoints <= to).length;
    return { from, to, count };
  });
