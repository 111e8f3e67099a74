/** What can be wrong with a question. */
export const QUESTION_REPORT_KINDS = [
  'wrong-answer',
  'unclear',
  'translation',
  'media',
  'outdated',
  'other',
] as const;
export type QuestionReportKind = (typeof QUESTION_REPORT_KINDS)[number];

export const QUESTION_REPORT_STATUSES = ['open', 'answered', 'closed'] as const;
export type QuestionReportStatus = (typeof QUESTION_REPORT_STATUSES)[number];

/** Reports that `GET v1/tests/reports` gives at once, at most and unless asked for fewer. */
export const QUESTION_REPORTS_PAGE = 100;

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

/** `PATCH v1/tests/reports`. */
export interface ReportsReadDto {
  /** Of the answers that are shown, the latest `answered`: that one and those before it are read. */
  readonly readUntil: string;
}
