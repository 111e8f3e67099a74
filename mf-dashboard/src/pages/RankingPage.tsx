import type { RankingPeriod } from '@zielona-fala/contracts';
import { Segmented } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Ranking } from '../features/ranking/components/Ranking.tsx';
import { useCategory } from '../shared/use-category.ts';
import * as css from './page-head.module.css';

/** dashboard/ranking */
export function RankingPage() {
  const intl = useIntl();
  const category = useCategory();
  const [period, setPeriod] = useState<RankingPeriod>('week');
  return (
    <>
      <div className={css.head}>
        <h1>
          <FormattedMessage
            id="dashboard.ranking.heading"
            defaultMessage="Zdane egzaminy kategorii {category}"
            description="Heading of the ranking"
            values={{ category }}
          />
        </h1>
        <Segmented
          label={intl.formatMessage({
            id: 'dashboard.ranking.period',
            defaultMessage: 'Okres',
            description: 'Names the choice between this week and all time',
          })}
          options={[
            {
              value: 'week',
              label: intl.formatMessage({
                id: 'dashboard.ranking.period.week',
                defaultMessage: 'Ten tydzień',
                description: 'Ranking of this week',
              }),
            },
            {
              value: 'all',
              label: intl.formatMessage({
                id: 'dashboard.ranking.period.all',
                defaultMessage: 'Od początku',
                description: 'Ranking of all time',
              }),
            },
          ]}
          value={period}
          onChange={setPeriod}
        />
      </div>
      <Ranking category={category} period={period} />
    </>
  );
}
