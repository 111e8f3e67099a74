import type { CategoryName } from '../exam/categories.ts';
import type { QuestionTopic } from '../exam/topics.ts';
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

/** One day of `GET v1/stats/{category}/history/days` on which an exam ended, in the learner's time zone. */
export interface ExamDayDto {
  /** Such as `2026-11-22`. */
  readonly day: string;
  readonly passedCount: number;
  readonly failedCount: number;
  /** Of 74, with one decimal. */
  readonly averagePoints: number;
  readonly bestPoints: number;
}

/** Spans a ranking can cover; a week begins on Monday at 0:00 in Poland. */
export const RANKING_PERIODS = ['all', 'week'] as const;
export type RankingPeriod = (typeof RANKING_PERIODS)[number];

/** One line of `GET v1/stats/{category}/topics`: of all finished tests, without topics that were never asked. */
export interface TopicCountDto {
  readonly topic: QuestionTopic;
  /** Questions of exams, and those of learning modes that were answered. */
  readonly asked: number;
  readonly correct: number;
}

/** `GET v1/stats/{category}/topics`. */
export interface TopicShareDto extends TopicCountDto {
  /** Right answers of those asked, 0..1; null while there are too few answers for it to mean anything. */
  readonly share: number | null;
}

/** Questions to answer on a day that counts for the streak. */
export const STREAK_ANSWERS = 10;

/** `GET v1/stats/activity`: what the learner did on which day of their own calendar. */
export interface ActivityDto {
  /** Such as `2026-11-22`. */
  readonly today: string;
  readonly streak: {
    /** Days with enough answers, without a gap but frozen days; today counts from its tenth answer on. */
    readonly current: number;
    readonly longest: number;
    readonly isReachedToday: boolean;
    /** Whether a day of this week (Monday to Sunday) can still be missed. */
    readonly isFreezeLeft: boolean;
  };
  /** Those with answers, and frozen ones; the oldest first. */
  readonly days: readonly ActivityDayDto[];
}

export interface ActivityDayDto {
  readonly day: string;
  readonly answered: number;
  /** `reached`: enough answers; `frozen`: too few, and the streak went on; `missed`: too few. Of today `open` while too few. */
  readonly state: 'reached' | 'frozen' | 'missed' | 'open';
}

/** What a learner can earn, each once; `week-winner` once in each category. */
export const MEDALS = [
  'first-pass',
  'perfect-pass',
  'passes-10',
  'passes-50',
  'passes-100',
  'three-categories',
  'streak-3',
  'streak-7',
  'streak-30',
  'streak-100',
  'mastered-100',
  'mastered-500',
  'mastered-1000',
  'week-winner',
] as const;
export type MedalName = (typeof MEDALS)[number];

/** One of `GET v1/stats/medals`, the newest first. */
export interface MedalDto {
  readonly medal: MedalName;
  /** Of a `week-winner`; the others have none. */
  readonly category?: CategoryName;
  readonly awardedAt: string;
}
