import type { QuestionReportKind } from '../../questions/reports.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf, type WithDefaults } from '../../schemas/shape.ts';
import { type CallLimit, declare } from '../declare.ts';
import { ONE_QUESTION } from '../questions/one-question.ts';
import { QUESTION_REPORT } from './question-report.ts';

/** More than anybody finds in a day of practice. */
export const NEW_REPORTS = {
  name: 'new-reports',
  calls: 20,
  seconds: 24 * 60 * 60,
  per: 'account',
} as const satisfies CallLimit;

interface NewReport {
  readonly kind: QuestionReportKind;
  readonly text: string;
}

export const reportQuestion = declare({
  method: 'post',
  path: '/api/v1/tests/questions/:questionNumber/reports',
  summary: 'Reports a problem with a question',
  access: 'active',
  params: ONE_QUESTION,
  body: shapeOf<WithDefaults<NewReport, 'text'>>({
    kind: FIELDS.reportKind.required(),
    text: FIELDS.reportText.default(''),
  }),
  answer: QUESTION_REPORT,
  status: 201,
  problems: ['report-open'],
  limits: [NEW_REPORTS],
});
