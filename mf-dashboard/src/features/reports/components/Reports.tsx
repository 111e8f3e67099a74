import type { QuestionReportDto } from '@zielona-fala/contracts';
import { ButtonLink, Panel, Skeleton, StatusMessage } from '@zielona-fala/web-kit/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import {
  useGetReportsInfiniteQuery,
  useMarkReportsReadMutation,
} from '../../../shared/api/question-reports.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { NextPage } from '../../../shared/ui/NextPage.tsx';
import { ReportLine } from './ReportLine.tsx';
import * as css from './Reports.module.css';

/** What the learner reported, the newest first, with the operator's answers, which are read by being shown. */
export function Reports() {
  const query = useGetReportsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Loaded query={query} loading={<Skeleton height="16rem" />}>
        {({ pages }) => <ReportsOrNone reports={pages.flat()} />}
      </Loaded>
      <NextPage query={query} />
    </>
  );
}

const ReportsOrNone = ({ reports }: { readonly reports: readonly QuestionReportDto[] }) =>
  reports.length === 0 ? <NoReports /> : <ReportList reports={reports} />;

const unreadAmong = (reports: readonly QuestionReportDto[]) =>
  reports.filter(({ isAnswerRead }) => !isAnswerRead);

function ReportList({ reports }: { readonly reports: readonly QuestionReportDto[] }) {
  const [markRead] = useMarkReportsReadMutation();
  const [seenFirst, setSeenFirst] = useState<ReadonlySet<number>>(new Set());
  const unread = unreadAmong(reports);
  const readUntil = unread
    .flatMap(({ answered }) => answered ?? [])
    .toSorted()
    .at(-1);
  const fresh = unread.filter(({ reportId }) => !seenFirst.has(reportId));
  // they stay marked for as long as the page is open
  if (fresh.length > 0) setSeenFirst(new Set([...seenFirst, ...fresh.map(({ reportId }) => reportId)]));
  useEffect(() => {
    if (readUntil !== undefined) void markRead({ readUntil });
  }, [markRead, readUntil]);
  return (
    <Panel>
      <ul className={css.list}>
        {reports.map((report) => (
          <li key={report.reportId}>
            <ReportLine report={report} isNew={seenFirst.has(report.reportId)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function NoReports() {
  const intl = useIntl();
  return (
    <StatusMessage
      kind="empty"
      level={2}
      title={intl.formatMessage({
        id: 'dashboard.reports.none',
        defaultMessage: 'Nie ma tu jeszcze zgłoszeń',
        description: 'The learner has not reported any question',
      })}
      text={intl.formatMessage({
        id: 'dashboard.reports.none.text',
        defaultMessage: 'Przy każdym pytaniu jest przycisk „Zgłoś błąd”. Odpowiedź pojawi się tutaj.',
        description: 'How a question is reported, and where the answer comes',
      })}
      action={
        <ButtonLink kind="go" to={pathOf('dashboard-questions')}>
          <FormattedMessage
            id="dashboard.reports.none.action"
            defaultMessage="Przejrzyj pytania"
            description="Goes to the list of all questions"
          />
        </ButtonLink>
      }
    />
  );
}
