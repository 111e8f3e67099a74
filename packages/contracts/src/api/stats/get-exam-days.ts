import Joi from 'joi';
import { EXAM } from '../../exam/rules.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf, type WithDefaults } from '../../schemas/shape.ts';
import { ONE_CATEGORY } from '../category.ts';
import { declare } from '../declare.ts';
import { LAST_DAYS } from './last-days.ts';

/** One day on which an exam ended, in the learner's time zone. */
export interface ExamDayDto {
  /** Such as `2026-11-22`. */
  readonly day: string;
  readonly passedCount: number;
  readonly failedCount: number;
  /** Of 74, with one decimal. */
  readonly averagePoints: number;
  readonly bestPoints: number;
}

export const getExamDays = declare({
  method: 'get',
  path: '/api/v1/stats/:category/history/days',
  summary:
    "Counts the exams of each of the last days in the learner's time zone, today's too, the oldest first",
  access: 'active',
  params: ONE_CATEGORY,
  query: shapeOf<WithDefaults<{ readonly days: number }, 'days'>>({ days: LAST_DAYS }),
  answer: named(
    'ExamDays',
    listOf(
      shapeOf<ExamDayDto>({
        day: FIELDS.day.required(),
        passedCount: FIELDS.count.required(),
        failedCount: FIELDS.count.required(),
        averagePoints: Joi.number().min(0).max(EXAM.totalPoints).required(),
        bestPoints: FIELDS.count.required(),
      }),
    ),
  ),
});
