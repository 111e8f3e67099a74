import type { CategoryName } from '@zielona-fala/contracts';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useListCategoryStatsQuery } from '../api/progress.ts';
import { examCounts } from '../domain/exam-counts.ts';
import { passRate } from '../domain/trend.ts';
import { COLUMNS } from './columns.ts';
import { FiguresTable } from './Figures.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';

/** Exams of each category that has any, and of the chosen one. */
export function AllCategories({ category }: { readonly category: CategoryName }) {
  const intl = useIntl();
  return (
    <QuestionPanel
      asked={useListCategoryStatsQuery()}
      height="6rem"
      title={
        <FormattedMessage
          id="dashboard.statistics.categories"
          defaultMessage="Wszystkie kategorie"
          description="Heading of the table of categories"
        />
      }
    >
      {(all) => (
        <FiguresTable
          label={intl.formatMessage({
            id: 'dashboard.statistics.categories.table',
            defaultMessage: 'Egzaminy według kategorii',
            description: 'Names the table of categories',
          })}
          columns={[
            intl.formatMessage({
              id: 'dashboard.statistics.category',
              defaultMessage: 'Kategoria',
              description: 'Column: licence category',
            }),
            intl.formatMessage(COLUMNS.exams),
            intl.formatMessage(COLUMNS.passed),
            '%',
          ]}
          rows={examCounts(all, category).map(({ category: name, passed, failed }) => {
            const rate = passRate(passed, failed);
            return {
              key: name,
              cells: [
                name,
                passed + failed,
                passed,
                rate === null ? (
                  <FormattedMessage
                    key="rate"
                    id="dashboard.statistics.no-rate"
                    defaultMessage="brak"
                    description="In place of a share of exams passed, where there was none"
                  />
                ) : (
                  <FormattedNumber key="rate" value={rate} style="percent" maximumFractionDigits={0} />
                ),
              ],
            };
          })}
        />
      )}
    </QuestionPanel>
  );
}
