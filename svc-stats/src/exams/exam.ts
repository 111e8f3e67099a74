import type { CategoryName } from '@zielona-fala/contracts';
import type { TestFinishedData } from '@zielona-fala/contracts/events';
import type { Open } from '@zielona-fala/contracts/schemas';

/** A finished exam, as the statistics count it. */
export interface Exam {
  readonly testId: number;
  readonly userId: number;
  readonly category: Open<CategoryName>;
  readonly status: 'passed' | 'failed';
  readonly primaryPoints: number;
  readonly technicalPoints: number;
  readonly summaryPoints: number;
  readonly finishedAt: Date;
}

/** The exam that a finished test was; null for the learning modes, which do not count. */
export function examOf(data: TestFinishedData): Exam | null {
  const { testId, userId, category, mode, status, points } = data;
  if (mode !== 'exam' || status === 'completed') return null;
  return {
    testId,
    userId,
    category,
    status,
    primaryPoints: points.primary,
    technicalPoints: points.technical,
    summaryPoints: points.summary,
    finishedAt: new Date(data.finishedAt),
  };
}
