import type { QuestionReportDto, QuestionReportStatus } from '@zielona-fala/contracts';
import { Tag } from '@zielona-fala/web-kit/ui';
import type { ComponentProps } from 'react';
import { defineMessages, FormattedDate, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { QuestionLink } from '../../../shared/question/QuestionLink.tsx';
import { REPORT_KINDS } from '../../../shared/question/report-kinds.ts';
import * as css from './Reports.module.css';

const STATUS: Readonly<Record<QuestionReportStatus, MessageDescriptor>> = defineMessages({
  open: {
    id: 'dashboard.reports.status.open',
    defaultMessage: 'Sprawdzamy',
    description: 'State of a report: nobody has answered it yet',
  },
  answered: {
    id: 'dashboard.reports.status.answered',
    defaultMessage: 'Z odpowiedzią',
    description: 'State of a report: the operator has answered it',
  },
  closed: {
    id: 'dashboard.reports.status.closed',
    defaultMessage: 'Zamknięte',
    description: 'State of a report: nothing more will come of it',
  },
});

const TONES: Readonly<Record<QuestionReportStatus, ComponentProps<typeof Tag>['tone']>> = {
  open: 'warn',
  answered: 'info',
  closed: 'plain',
};

export interface ReportLineProps {
  readonly report: QuestionReportDto;
  /** The learner sees the answer for the first time. */
  readonly isNew: boolean;
}

/** A report with its outcome. */
export function ReportLine({ report, isNew }: ReportLineProps) {
  const { questionNumber, kind, text, status, created, answer, answered } = report;
  return (
    <>
      <p className={css.head}>
        <QuestionLink questionNumber={questionNumber} />
        <Tag tone={TONES[status]}>
          <FormattedMessage {...STATUS[status]} />
        </Tag>
        {isNew ? (
          <Tag tone="go">
            <FormattedMessage
              id="dashboard.reports.new"
              defaultMessage="Nowa odpowiedź"
              description="Marks a report whose answer the learner has not seen before"
            />
          </Tag>
        ) : null}
      </p>
      <p>
        <FormattedMessage {...REPORT_KINDS[kind]} />
        {text === '' ? null : <span className={css.said}>{text}</span>}
      </p>
      <p className={css.when}>
        <FormattedMessage
          id="dashboard.reports.created"
          defaultMessage="Zgłoszone {day}"
          description="When the learner reported a question"
          values={{ day: <FormattedDate value={created} dateStyle="medium" /> }}
        />
      </p>
      {answer === null || answered === null ? null : (
        <div className={css.answer}>
          <p className={css.said}>{answer}</p>
          <p className={css.when}>
            <FormattedMessage
              id="dashboard.reports.answered"
              defaultMessage="Nasza odpowiedź, {day}"
              description="Below the operator's answer to a report"
              values={{ day: <FormattedDate value={answered} dateStyle="medium" /> }}
            />
          </p>
        </div>
      )}
    </>
  );
}
