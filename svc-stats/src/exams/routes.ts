import {
  type CategoryName,
  type CategoryStatsDto,
  categoryIdOf,
  DAY_MS,
  dateOf,
  type ExamDayDto,
  type ExamHistoryItemDto,
  isCategoryName,
  type StudyDay,
  studyDayOf,
} from '@zielona-fala/contracts';
import { getCategoryStats } from '@zielona-fala/contracts/api/stats/get-category-stats';
import { getExamDays } from '@zielona-fala/contracts/api/stats/get-exam-days';
import { getExamHistory } from '@zielona-fala/contracts/api/stats/get-exam-history';
import { listCategoryStats } from '@zielona-fala/contracts/api/stats/list-category-stats';
import { type Endpoint, invalid, serve } from '@zielona-fala/service-kit/http';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { RequestHandler } from 'express';
import type { LearnerStore } from '../learners/store.ts';
import type { Exam } from './exam.ts';
import type { ExamCounts, ExamStore } from './store.ts';

const UNKNOWN_CURSOR = {
  field: 'cursor',
  code: 'unknown',
  message: 'No finished exam of yours in this category has this id',
};

export interface ExamParts {
  readonly exams: ExamStore;
  readonly learners: Pick<LearnerStore, 'timeZoneOf'>;
  readonly clock: Clock;
  /** Makes a read wait for the learner's own last exam. */
  readonly ownWrites: RequestHandler;
}

export function examRoutes({ exams, learners, clock, ownWrites }: ExamParts): Endpoint[] {
  return [
    serve(listCategoryStats, [ownWrites], async ({ user: { userId } }) =>
      (await exams.allCounts(userId))
        .flatMap(({ category, ...counts }) =>
          isCategoryName(category) ? categoryStats(userId, category, counts) : [],
        )
        .toSorted((one, other) => one.category.categoryId - other.category.categoryId),
    ),
    serve(getCategoryStats, [ownWrites], async ({ params: { category }, user: { userId } }) =>
      categoryStats(userId, category, (await exams.counts(userId, category)) ?? NO_EXAMS),
    ),
    serve(
      getExamHistory,
      [ownWrites],
      async ({ params: { category }, query: { days, limit, cursor }, user: { userId } }) => {
        const start = new Date(clock.now().getTime() - days * DAY_MS);
        const before = cursor === undefined ? null : await exams.find(cursor, userId, category);
        if (before === undefined) throw invalid([UNKNOWN_CURSOR]);
        const recent = await exams.since(userId, category, { start, before, limit });
        return recent.map(asHistoryItem);
      },
    ),
    serve(getExamDays, [ownWrites], async ({ params: { category }, query: { days }, user: { userId } }) => {
      const now = clock.now();
      // a day before the first one, which begins elsewhere than this moment did
      const start = new Date(now.getTime() - (days + 1) * DAY_MS);
      const [recent, timeZone] = await Promise.all([
        exams.pointsSince(userId, category, start),
        learners.timeZoneOf(userId),
      ]);
      return examDays(recent, timeZone, studyDayOf(now, timeZone) - days + 1);
    }),
  ];
}

const NO_EXAMS: ExamCounts = { statsId: 0, passedCount: 0, failedCount: 0 };

function categoryStats(userId: number, category: CategoryName, counts: ExamCounts): CategoryStatsDto {
  return { userId, category: { categoryId: categoryIdOf(category), name: category }, ...counts };
}

export function asHistoryItem(exam: Exam): ExamHistoryItemDto {
  return {
    testId: exam.testId,
    status: exam.status,
    primaryPoints: exam.primaryPoints,
    technicalPoints: exam.technicalPoints,
    summaryPoints: exam.summaryPoints,
    finishedAt: exam.finishedAt.toISOString(),
  };
}

type CountedExam = Pick<Exam, 'status' | 'summaryPoints' | 'finishedAt'>;

/** Exams by the days of a time zone on which they ended, from a first day on; the oldest day first. */
function examDays(exams: readonly CountedExam[], timeZone: string, first: StudyDay): readonly ExamDayDto[] {
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
