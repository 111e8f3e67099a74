import { Link } from '@zielona-fala/web-kit/router';
import { Segmented } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Progress } from '../features/progress/components/Progress.tsx';
import { pathOf } from '../path-of.ts';
import { useCategory } from '../shared/use-category.ts';
import * as css from './page-head.module.css';

/** Days that can be looked back. */
const PERIODS = ['30', '90'] as const;
type Period = (typeof PERIODS)[number];

/** dashboard/statistics */
export function StatisticsPage() {
  const intl = useIntl();
  const category = useCategory();
  const [period, setPeriod] = useState<Period>('90');
  return (
    <>
      <div className={css.head}>
        <h1>
          <FormattedMessage
            id="dashboard.statistics.heading"
            defaultMessage="Postępy w kategorii {category}"
            description="Heading of the statistics"
            values={{ category }}
          />
        </h1>
        <Segmented
          label={intl.formatMessage({
            id: 'dashboard.statistics.period',
            defaultMessage: 'Okres',
            description: 'Names the choice of how far back the statistics look',
          })}
          options={PERIODS.map((value) => ({
            value,
            label: intl.formatMessage(
              {
                id: 'dashboard.statistics.period.days',
                defaultMessage: '{days} dni',
                description: 'The last 30 or 90 days',
              },
              { days: value },
            ),
          }))}
          value={period}
          onChange={setPeriod}
        />
      </div>
      <p>
        <Link to={pathOf('dashboard-tests')}>
          <FormattedMessage
            id="dashboard.statistics.history"
            defaultMessage="Historia egzaminów i nauki"
            description="Goes from the statistics to the list of all exams and learning tests"
          />
        </Link>
      </p>
      <Progress category={category} days={Number(period)} />
    </>
  );
}
