import Joi from 'joi';
import { QUESTION_REPORT_STATUSES, type QuestionReportDto } from '../dto/reports.ts';
import { FIELDS } from '../schemas/fields.ts';
import { listOf, shapeOf } from '../schemas/shape.ts';

export const QUESTION_REPORT = shapeOf<QuestionReportDto>({
  reportId: FIELDS.id.required(),
  questionNumber: FIELDS.id.required(),
  kind: FIELDS.reportKind.required(),
  text: Joi.string().allow('').required(),
  status: Joi.string()
    .valid(...QUESTION_REPORT_STATUSES)
    .required(),
  created: FIELDS.instant.required(),
  answer: Joi.string().allow(null).required(),
  answered: FIELDS.instant.allow(null).required(),
  isAnswerRead: Joi.boolean().required(),
});

export const REPORTS_RESPONSES = {
  questionReport: QUESTION_REPORT,
  questionReports: listOf(QUESTION_REPORT),
} as const;
