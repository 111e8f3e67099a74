import Joi from 'joi';
import type { CategoryName } from '../../exam/categories.ts';
import { FIELDS } from '../../schemas/fields.ts';
import type { Open } from '../../schemas/open.ts';
import { listOf, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { EXAM_HISTORY_FIELDS, type ExamHistoryItemDto } from '../stats/get-exam-history.ts';
import { MEDAL, type MedalDto } from '../stats/get-medals.ts';
import { TOPIC_COUNT_FIELDS, type TopicCountDto } from '../stats/get-topic-counts.ts';

const text = Joi.string().required();
const instant = FIELDS.instant.required();
const count = FIELDS.count.required();
const category = FIELDS.category.required();

export interface StatisticsExportDto {
  readonly level: number;
  /** In which days begin and end. */
  readonly timeZone: string;
  readonly isShownInRankings: boolean;
  readonly exams: readonly (ExamHistoryItemDto & { readonly category: Open<CategoryName> })[];
  readonly counts: readonly {
    readonly category: Open<CategoryName>;
    readonly passedCount: number;
    readonly failedCount: number;
  }[];
  readonly rankings: readonly ExportedStandingDto[];
  /** Questions that were answered on a day of the learner's calendar, the oldest day first. */
  readonly activity: readonly { readonly day: string; readonly answered: number }[];
  readonly topics: readonly (TopicCountDto & { readonly category: Open<CategoryName> })[];
  readonly medals: readonly MedalDto[];
}

export interface ExportedStandingDto {
  /** `all`, or a week such as `2026-W47`. */
  readonly period: string;
  readonly category: Open<CategoryName>;
  readonly passedCount: number;
  readonly reachedAt: string;
}

export const STATISTICS_EXPORT = shapeOf<StatisticsExportDto>({
  level: count,
  timeZone: text,
  isShownInRankings: Joi.boolean().required(),
  exams: listOf(
    shapeOf<StatisticsExportDto['exams'][number]>({ ...EXAM_HISTORY_FIELDS, category }),
  ).required(),
  counts: listOf(
    shapeOf<StatisticsExportDto['counts'][number]>({ category, passedCount: count, failedCount: count }),
  ).required(),
  rankings: listOf(
    shapeOf<ExportedStandingDto>({ period: text, category, passedCount: count, reachedAt: instant }),
  ).required(),
  activity: listOf(
    shapeOf<StatisticsExportDto['activity'][number]>({ day: FIELDS.day.required(), answered: count }),
  ).required(),
  topics: listOf(
    shapeOf<StatisticsExportDto['topics'][number]>({ ...TOPIC_COUNT_FIELDS, category }),
  ).required(),
  medals: listOf(MEDAL).required(),
});

/** What svc-stats holds of the learner whose token the call carries. */
export const exportStatistics = declare({
  method: 'get',
  path: '/internal/export',
  summary: 'What this service holds of a learner',
  access: 'signed-in',
  answer: STATISTICS_EXPORT,
});
