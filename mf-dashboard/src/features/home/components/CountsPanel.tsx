import type { CategoryName } from '@zielona-fala/contracts';
import { Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { useUserStats } from '../../../shared/use-user-stats.ts';
import * as css from './CountsPanel.module.css';

/** Exams passed and failed in the category. */
export function CountsPanel({ category }: { readonly category: CategoryName }) {
  const { data, error, refetch } = useUserStats(category);
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
      {error && !data ? <LoadFailure compact error={error} onRetry={refetch} /> : null}
      {!error || data ? (
        <dl className={css.counts}>
          <div>
            <dt>
              <FormattedMessage
                id="dashboard.home.counts.passed"
                defaultMessage="Zdane"
                description="Number of exams passed"
              />
            </dt>
            <dd>{data ? data.passedCount : <Skeleton width="2rem" height="2.5rem" />}</dd>
          </div>
          <div>
            <dt>
              <FormattedMessage
                id="dashboard.home.counts.failed"
                defaultMessage="Niezdane"
                description="Number of exams failed"
              />
            </dt>
            <dd>{data ? data.failedCount : <Skeleton width="2rem" height="2.5rem" />}</dd>
          </div>
        </dl>
      ) : null}
    </Panel>
  );
}
