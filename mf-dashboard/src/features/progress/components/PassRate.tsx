import { dayIn, type ExamDayDto, midnightOf } from '@zielona-fala/contracts';
import { useTimeZone } from '@zielona-fala/web-kit/session';
import { Bar, Skeleton } from '@zielona-fala/web-kit/ui';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { useUserStats } from '../../../shared/use-user-stats.ts';
import { useGetExamDaysQuery } from '../api/progress.ts';
import { passRate } from '../domain/trend.ts';
import { weeksOf } from '../domain/weeks.ts';
import { COLUMNS } from './columns.ts';
import { Figures } from './Figures.tsx';
import { NoExams } from './NoExams.tsx';
import * as css from './Progress.module.css';
import { QuestionPanel } from './QuestionPanel.tsx';
import type { SpanProps } from './TrendPanel.tsx';
import { WeeksChart } from './WeeksChart.tsx';

/** "How many exams do I pass?": in all, and week by week. */
export function PassRate({ category, days }: SpanProps) {
  return (
    <QuestionPanel
      asked={useUserStats(category)}
      height="24rem"
      title={
        <FormattedMessage
          id="dashboard.statistics.rate"
          defaultMessage="Ile egzaminów zdaję?"
          description="Heading of the pass rate: the learner's question"
        />
      }
    >
      {({ passedCount, failedCount }) => {
        const rate = passRate(passedCount, failedCount);
        if (rate === null) return <NoExams days={days} />;
        return (
          <>
            <p className={css.rate}>
              <FormattedNumber value={rate} style="percent" maximumFractionDigits={0} />
            </p>
            <Bar value={rate} good={rate >= 0.5} />
            <p className={css.counts}>
              <span>
                <FormattedMessage
                  id="dashboard.statistics.rate.passed"
                  defaultMessage="Zdane: {count}"
                  description="Number of exams passed"
                  values={{ count: passedCount }}
                />
              </span>
              <span>
                <FormattedMessage
                  id="dashboard.statistics.rate.failed"
                  defaultMessage="Niezdane: {count}"
                  description="Number of exams failed"
                  values={{ count: failedCount }}
                />
              </span>
            </p>
            <Weeks category={category} days={days} />
          </>
        );
      }}
    </QuestionPanel>
  );
}

function Weeks(span: SpanProps) {
  const query = useGetExamDaysQuery(span);
  return (
    <Loaded compact query={query} loading={<Skeleton height="14.5rem" />}>
      {(days) => (days.length === 0 ? <NoExams days={span.days} /> : <WeeksOf days={days} />)}
    </Loaded>
  );
}

function WeeksOf({ days }: { readonly days: readonly ExamDayDto[] }) {
  const intl = useIntl();
  const weeks = weeksOf(days, dayIn(useTimeZone(), new Date()));
  return (
    <>
      <WeeksChart weeks={weeks} />
      <Figures
        label={intl.formatMessage({
          id: 'dashboard.statistics.weeks.table',
          defaultMessage: 'Egzaminy według tygodni',
          description: 'Names the table of weeks',
        })}
        columns={[
          intl.formatMessage({
            id: 'dashboard.statistics.weeks.from',
            defaultMessage: 'Tydzień od',
            description: 'Column: Monday of the week',
          }),
          intl.formatMessage(COLUMNS.passed),
          intl.formatMessage({
            id: 'dashboard.statistics.failed',
            defaultMessage: 'Niezdane',
            description: 'Column: exams failed',
          }),
        ]}
        rows={weeks.toReversed().map(({ monday, passed, failed }) => ({
          key: monday,
          cells: [
            <FormattedDate key="day" value={midnightOf(monday)} timeZone="UTC" day="numeric" month="short" />,
            passed,
            failed,
          ],
        }))}
      />
    </>
  );
}
