import { type CategoryName, categoryIdOf, type ExamHistoryItemDto } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint, invalid } from '@zielona-fala/service-kit/http';
import { type Clock, studyDayOf } from '@zielona-fala/service-kit/process';
import type { RequestHandler } from 'express';
import Joi from 'joi';
import type { LearnerStore } from '../learners/store.ts';
import { examDays } from './days.ts';
import type { Exam } from './exam.ts';
import type { ExamStore } from './store.ts';

const HISTORY_DAYS = 365;
const LONGEST_PAGE = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

const params = shapeOf<{ category: CategoryName }>({ category: FIELDS.category.required() });

const DAYS = Joi.number().integer().min(1).max(10_000).default(HISTORY_DAYS);

const lastDays = shapeOf<{ days: number }>({ days: DAYS });

/** `cursor`: the testId of the last exam of the page before. */
const historyPage = shapeOf<{ days: number; limit: number; cursor?: number }>({
  days: DAYS,
  limit: Joi.number().integer().min(1).max(LONGEST_PAGE).default(LONGEST_PAGE),
  cursor: FIELDS.id,
});

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

export function examEndpoints({ exams, learners, clock, ownWrites }: ExamParts): Endpoint[] {
  return [
    endpoint({
      method: 'get',
      path: '/api/v1/stats/:category',
      summary: 'How many exams were passed and failed',
      access: 'active',
      params,
      returns: RESPONSES.categoryStats,
      before: [ownWrites],
      async handle({ params: { category }, user: { userId } }) {
        const counts = await exams.counts(userId, category);
        return {
          statsId: counts?.statsId ?? 0,
          userId,
          category: { categoryId: categoryIdOf(category), name: category },
          passedCount: counts?.passedCount ?? 0,
          failedCount: counts?.failedCount ?? 0,
        };
      },
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/stats/:category/history',
      summary: 'The finished exams of the last days, the newest first',
      access: 'active',
      params,
      query: historyPage,
      returns: RESPONSES.examHistory,
      before: [ownWrites],
      async handle({ params: { category }, query: { days, limit, cursor }, user: { userId } }) {
        const start = new Date(clock.now().getTime() - days * DAY_MS);
        const before = cursor === undefined ? null : await exams.find(cursor, userId, category);
        if (before === undefined) throw invalid([UNKNOWN_CURSOR]);
        const recent = await exams.since(userId, category, { start, before, limit });
        return recent.map(asHistoryItem);
      },
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/stats/:category/history/days',
      summary:
        "The exams of the last days, today's too, by days of the learner's time zone, the oldest first",
      access: 'active',
      params,
      query: lastDays,
      returns: RESPONSES.examDays,
      before: [ownWrites],
      async handle({ params: { category }, query: { days }, user: { userId } }) {
        const now = clock.now();
        // a day before the first one, which begins elsewhere than this moment did
        const start = new Date(now.getTime() - (days + 1) * DAY_MS);
        const [recent, timeZone] = await Promise.all([
          exams.pointsSince(userId, category, start),
          learners.timeZoneOf(userId),
        ]);
        return examDays(recent, timeZone, studyDayOf(now, timeZone) - days + 1);
      },
    }),
  ];
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
