import type { CategoryName, CategoryStatsDto } from '@zielona-fala/contracts';
import { Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { useUserStats } from '../../../shared/use-user-stats.ts';
import * as css from './CountsPanel.module.css';

/** Exams passed and failed in the category. */
export function CountsPanel({ category }: { readonly category: CategoryName }) {
  return (
    <Panel labelledBy="counts">
      <h2 id="counts">
        <FormattedMessage
          id="dashboard.home.counts"
          defaultMessage="Kategoria {category}"
          description="Heading of the counts of a category"
          values={{ category }}
        />
      </h2>
      <Loaded compact query={useUserStats(category)} loading={<Counts />}>
        {(stats) => <Counts stats={stats} />}
      </Loaded>
    </Panel>
  );
}

function Counts({ stats }: { readonly stats?: CategoryStatsDto }) {
  const waiting = <Skeleton width="2rem" height="2.5rem" />;
  return (
    <dl className={css.counts}>
      <div>
        <dt>
          <FormattedMessage
            id="dashboard.home.counts.passed"
            defaultMessage="Zdane"
            description="Number of exams passed"
          />
        </dt>
        <dd>{stats?.passedCount ?? waiting}</dd>
      </div>
      <div>
        <dt>
          <FormattedMessage
            id="dashboard.home.counts.failed"
            defaultMessage="Niezdane"
            description="Number of exams failed"
          />
        </dt>
        <dd>{stats?.failedCount ?? waiting}</dd>
      </div>
    </dl>
  );
}
