import { FormattedMessage } from 'react-intl';
import { Progress } from '../features/progress/components/Progress.tsx';
import { useCategory } from '../shared/use-category.ts';

/** dashboard/statistics */
export function StatisticsPage() {
  const category = useCategory();
  return (
    <>
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
