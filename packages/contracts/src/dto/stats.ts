import type { CategoryDto } from './tests.ts';

/** `GET v1/stats/{category}`: exams only. */
export interface CategoryStatsDto {
  readonly statsId: number;
  readonly userId: number;
  readonly category: CategoryDto;
  readonly passedCount: number;
  readonly failedCount: number;
}

/** One line of `GET v1/stats/ranking/{category}`. */
export interface RankingEntryDto {
  readonly passedCount: number;
  readonly user: { readonly username: string; readonly level: number };
}

/** `GET v1/stats/ranking/{category}/me`: null rank before the first passed exam. */
export interface OwnRankDto {
  readonly rank: number | null;
  readonly passedCount: number;
}

/** One finished exam in `GET v1/stats/{category}/history`. */
export interface ExamHistoryItemDto {
  readonly testId: number;
  readonly status: 'passed' | 'failed';
  readonly primaryPoints: number;
  readonly technicalPoints: number;
  readonly summaryPoints: number;
  readonly finishedAt: string;
}

/** Spans a ranking can cover; a week begins on Monday at 0:00 in Poland. */
export const RANKING_PERIODS = ['all', 'week'] as const;
export type RankingPeriod = (typeof RANKING_PERIODS)[number];
