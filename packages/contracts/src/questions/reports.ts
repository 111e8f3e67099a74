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
