import type { CategoryName } from '@zielona-fala/contracts';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useGetHistoryQuery } from '../../../shared/api/get-history.ts';
import { trendOf } from '../domain/trend.ts';
import { COLUMNS } from './columns.ts';
import { Figures } from './Figures.tsx';
import { NoExams } from './NoExams.tsx';
import { PointsChart } from './PointsChart.tsx';
import * as css from './Progress.module.css';
import { QuestionPanel } from './QuestionPanel.tsx';

export interface SpanProps {
  readonly category: CategoryName;
  /** How far back is looked. */
  readonly days: number;
}

/** "Am I getting better?": points of each exam. */
export function TrendPanel({ category, days }: SpanProps) {
  const intl = useIntl();
  const asked = useGetHistoryQuery({ category, days });
  return (
    <QuestionPanel
      asked={asked}
      height="21rem"
      className={css.trend}
      title={
        <FormattedMessage
          id="dashboard.statistics.trend"
          defaultMessage="Czy idzie mi lepiej?"
          description="Heading of the chart: the learner's question"
        />
      }
    >
      {(history) => {
        if (history.length === 0) return <NoExams days={days} />;
        const { direction, recent, recentPassed } = trendOf(history);
        return (
          <>
            <p className={css.answer}>
              <FormattedMessage
                id="dashboard.statistics.trend.answer"
                defaultMessage="{direction, select, up {Tak.} down {Ostatnio trochę gorzej.} level {Trzymasz poziom.} other {Za wcześnie, żeby to powiedzieć.}} {recent, plural, one {Ostatni egzamin: {passed, plural, =0 {niezdany} other {zdany}}.} other {Z ostatnich # egzaminów zdane: {passed}.}}"
                description="Answer to: am I getting better? recent: exams looked at, passed: how many of them are passed"
                values={{ direction, recent, passed: recentPassed }}
              />
            </p>
            <PointsChart history={history} />
            <Figures
              label={intl.formatMessage({
                id: 'dashboard.statistics.table.label',
                defaultMessage: 'Punkty egzaminów',
                description: 'Names the table of exams',
              })}
              columns={[
                intl.formatMessage(COLUMNS.day),
                intl.formatMessage({
                  id: 'dashboard.statistics.table.points',
                  defaultMessage: 'Razem',
                  description: 'Column: points in all',
                }),
                intl.formatMessage({
                  id: 'dashboard.statistics.table.verdict',
                  defaultMessage: 'Wynik',
                  description: 'Column: passed or failed',
                }),
                intl.formatMessage({
                  id: 'dashboard.statistics.table.primary',
                  defaultMessage: 'Podst.',
                  description: 'Column: points of the basic part, short',
                }),
                intl.formatMessage({
                  id: 'dashboard.statistics.table.technical',
                  defaultMessage: 'Spec.',
                  description: 'Column: points of the specialist part, short',
                }),
              ]}
              rows={history.map((exam) => ({
                key: exam.testId,
                cells: [
                  <FormattedDate key="day" value={exam.finishedAt} day="numeric" month="short" />,
                  exam.summaryPoints,
                  <FormattedMessage
                    key="status"
                    id="dashboard.statistics.table.status"
                    defaultMessage="{status, select, passed {zdany} other {niezdany}}"
                    description="An exam in the table"
                    values={{ status: exam.status }}
                  />,
                  exam.primaryPoints,
                  exam.technicalPoints,
                ],
              }))}
            />
          </>
        );
      }}
    </QuestionPanel>
  );
}
