import Joi from 'joi';
import {
  QUESTION_REPORT_STATUSES,
  type QuestionReportKind,
  type QuestionReportStatus,
} from '../../questions/reports.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { named, shapeOf } from '../../schemas/shape.ts';

/** A problem that the learner reported with a question. */
export interface QuestionReportDto {
  /** As `cursor` it asks for the reports that are older than this one. */
  readonly reportId: number;
  readonly questionNumber: number;
  readonly kind: QuestionReportKind;
  readonly text: string;
  readonly status: QuestionReportStatus;
  readonly created: string;
  /** What the operator says to it; null without an answer. */
  readonly answer: string | null;
  readonly answered: string | null;
  /** False while there is an answer that the learner has not seen. */
  readonly isAnswerRead: boolean;
}

export const QUESTION_REPORT = named(
  'QuestionReport',
  shapeOf<QuestionReportDto>({
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
  }),
);
