import { PageTitle } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Progress } from '../features/progress/components/Progress.tsx';
import { useCategory } from '../shared/use-category.ts';

/** dashboard/statistics */
export function StatisticsPage() {
  const intl = useIntl();
  const category = useCategory();
  return (
    <>
      <PageTitle
        title={intl.formatMessage({
          id: 'dashboard.statistics.title',
          defaultMessage: 'Postępy',
          description: 'Title of the statistics',
        })}
        description={intl.formatMessage({
          id: 'dashboard.statistics.description',
          defaultMessage: 'Czy idzie Ci lepiej: punkty kolejnych egzaminów i zdawalność w kategorii.',
          description: 'Description of the statistics',
        })}
      />
      <h1>
        <FormattedMessage
          id="dashboard.statistics.heading"
          defaultMessage="Postępy w kategorii {category}"
          description="Heading of the statistics"
          values={{ category }}
        />
      </h1>
      <Progress key={category} category={category} />
    </>
  );
}
