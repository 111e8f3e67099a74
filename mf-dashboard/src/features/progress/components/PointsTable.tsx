import type { ExamHistoryItemDto } from '@zielona-fala/contracts';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import * as css from './PointsTable.module.css';

/** The chart's figures. */
export function PointsTable({ history }: { readonly history: readonly ExamHistoryItemDto[] }) {
  const intl = useIntl();
  return (
    <details className={css.details}>
      <summary>
        <FormattedMessage
          id="dashboard.statistics.table"
          defaultMessage="Pokaż liczby w tabeli"
          description="Opens the chart's figures as a table"
        />
      </summary>
      <section
        className={css.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={intl.formatMessage({
          id: 'dashboard.statistics.table.label',
          defaultMessage: 'Punkty egzaminów',
          description: 'Names the table of exams',
        })}
      >
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage
                  id="dashboard.statistics.table.day"
                  defaultMessage="Dzień"
                  description="Column: day of the exam"
                />
              </th>
              <th scope="col">
                <FormattedMessage
                  id="dashboard.statistics.table.points"
                  defaultMessage="Razem"
                  description="Column: points in all"
                />
              </th>
              <th scope="col">
                <FormattedMessage
                  id="dashboard.statistics.table.verdict"
                  defaultMessage="Wynik"
                  description="Column: passed or failed"
                />
              </th>
              <th scope="col">
                <FormattedMessage
                  id="dashboard.statistics.table.primary"
                  defaultMessage="Podst."
                  description="Column: points of the basic part, short"
                />
              </th>
              <th scope="col">
                <FormattedMessage
                  id="dashboard.statistics.table.technical"
                  defaultMessage="Spec."
                  description="Column: points of the specialist part, short"
                />
              </th>
            </tr>
          </thead>
          <tbody>
            {history.map((exam) => (
              <tr key={exam.testId}>
                <th scope="row">
                  <FormattedDate value={exam.finishedAt} day="numeric" month="short" />
                </th>
                <td>{exam.summaryPoints}</td>
                <td>
                  <FormattedMessage
                    id="dashboard.statistics.table.status"
                    defaultMessage="{status, select, passed {zdany} other {niezdany}}"
                    description="An exam in the table"
                    values={{ status: exam.status }}
                  />
                </td>
                <td>{exam.primaryPoints}</td>
                <td>{exam.technicalPoints}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
