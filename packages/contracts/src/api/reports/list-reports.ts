import Joi from 'joi';
import { QUESTION_REPORTS_PAGE } from '../../questions/reports.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf, type WithDefaults } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { QUESTION_REPORT } from './question-report.ts';

interface ReportsPage {
  readonly limit: number;
  readonly cursor?: number;
}

export const listReports = declare({
  method: 'get',
  path: '/api/v1/tests/reports',
  summary: "Lists the problems that the learner has reported with the operator's answers, the newest first",
  access: 'active',
  query: shapeOf<WithDefaults<ReportsPage, 'limit'>>({
    limit: Joi.number().integer().min(1).max(QUESTION_REPORTS_PAGE).default(QUESTION_REPORTS_PAGE),
    cursor: FIELDS.id,
  }),
  answer: named('QuestionReports', listOf(QUESTION_REPORT)),
});
