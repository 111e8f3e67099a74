import Joi from 'joi';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf, type WithDefaults } from '../../schemas/shape.ts';
import { ONE_CATEGORY } from '../category.ts';
import { declare } from '../declare.ts';
import { LAST_DAYS } from './last-days.ts';

/** One finished exam. */
export interface ExamHistoryItemDto {
  readonly testId: number;
  readonly status: 'passed' | 'failed';
  readonly primaryPoints: number;
  readonly technicalPoints: number;
  readonly summaryPoints: number;
  readonly finishedAt: string;
}

interface HistoryPage {
  readonly days: number;
  readonly limit: number;
  /** The testId of the last exam of the page before. */
  readonly cursor?: number;
}

export const EXAM_HISTORY_FIELDS = {
  testId: FIELDS.id.required(),
  status: Joi.string().valid('passed', 'failed').required(),
  primaryPoints: FIELDS.count.required(),
  technicalPoints: FIELDS.count.required(),
  summaryPoints: FIELDS.count.required(),
  finishedAt: FIELDS.instant.required(),
};

export const getExamHistory = declare({
  method: 'get',
  path: '/api/v1/stats/:category/history',
  summary: 'Lists the finished exams of the last days, the newest first',
  access: 'active',
  params: ONE_CATEGORY,
  query: shapeOf<WithDefaults<HistoryPage, 'days' | 'limit'>>({
    days: LAST_DAYS,
    limit: FIELDS.limit,
    cursor: FIELDS.id,
  }),
  answer: named('ExamHistory', listOf(shapeOf<ExamHistoryItemDto>(EXAM_HISTORY_FIELDS))),
});
