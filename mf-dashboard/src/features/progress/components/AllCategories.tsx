import type { CategoryName } from '@zielona-fala/contracts';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useGetAllStatsQuery } from '../api/progress.ts';
import { passRate } from '../domain/trend.ts';
import { FiguresTable } from './Figures.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';

/** Exams of each category that has any, and of the chosen one. */
export function AllCategories({ category }: { readonly category: CategoryName }) {
  const intl = useIntl();
  const { data, error, refetch } = useGetAllStatsQuery();
  return (
    <QuestionPanel
      asked={{ currentData: data, error, refetch }}
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
            intl.formatMessage({
              id: 'dashboard.statistics.exams',
              defaultMessage: 'Egzaminy',
              description: 'Column: number of exams',
            }),
            intl.formatMessage({
              id: 'dashboard.statistics.passed',
              defaultMessage: 'Zdane',
              description: 'Column: exams passed',
            }),
            '%',
          ]}
          rows={all
            .filter((stats) => stats.category.name === category || stats.passedCount + stats.failedCount > 0)
            .map(({ category: { name }, passedCount, failedCount }) => {
              const rate = passRate(passedCount, failedCount);
              return {
                key: name,
                cells: [
                  name,
                  passedCount + failedCount,
                  passedCount,
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
