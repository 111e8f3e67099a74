import type { CategoryName } from '@zielona-fala/contracts';
import { ButtonLink, Panel, Skeleton, StatusMessage, VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathOf } from '../../../route-table.ts';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { useUserStats } from '../../../shared/use-user-stats.ts';
import { useGetHistoryQuery } from '../api/get-history.ts';
import { PassRate } from './PassRate.tsx';
import * as css from './Progress.module.css';
import { TrendPanel } from './TrendPanel.tsx';

const DAYS = 365;

/** Answers to "do I pass?" and "am I getting better?". */
export function Progress({ category }: { readonly category: CategoryName }) {
  const intl = useIntl();
  const stats = useUserStats(category);
  const history = useGetHistoryQuery({ category, days: DAYS });
  const error = stats.error ?? history.error;
  if (stats.data && history.data) {
    if (stats.data.passedCount + stats.data.failedCount === 0) {
      return (
        <StatusMessage
          kind="empty"
          title={intl.formatMessage({
            id: 'dashboard.statistics.empty',
            defaultMessage: 'Pierwszy egzamin zacznie wykres',
            description: 'There is no finished exam yet',
          })}
          text={intl.formatMessage(
            {
              id: 'dashboard.statistics.empty.text',
              defaultMessage: 'W kategorii {category} nie masz jeszcze żadnego wyniku.',
              description: 'Why there is nothing to show',
            },
            { category },
          )}
          action={
            <ButtonLink kind="go" to={pathOf('dashboard-select-mode')}>
              <FormattedMessage
                id="dashboard.statistics.empty.action"
                defaultMessage="Zacznij egzamin"
                description="Goes to the choice of a new exam"
              />
            </ButtonLink>
          }
        />
      );
    }
    return (
      <div className={css.progress}>
        <TrendPanel history={history.data} />
        <PassRate stats={stats.data} />
      </div>
    );
  }
  if (error) {
    const retry = () => {
      void stats.refetch();
      void history.refetch();
    };
    return <LoadFailure error={error} onRetry={retry} />;
  }
  return (
    <div className={css.progress} role="status">
      <VisuallyHidden>
        <FormattedMessage
          id="dashboard.statistics.loading"
          defaultMessage="Wczytujemy postępy…"
          description="The statistics are being loaded"
        />
      </VisuallyHidden>
      <Panel>
        <Skeleton width="50%" height="1.5rem" />
        <Skeleton height="14rem" />
      </Panel>
      <Panel>
        <Skeleton width="50%" height="1.5rem" />
        <Skeleton height="6rem" />
      </Panel>
    </div>
  );
}
