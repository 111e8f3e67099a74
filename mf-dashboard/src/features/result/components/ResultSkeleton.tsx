import { Panel, Skeleton, VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import * as css from './Result.module.css';

/** Placeholder of the result while it loads, in its final size. */
export function ResultSkeleton() {
  return (
    <div className={css.result} role="status">
      <VisuallyHidden>
        <FormattedMessage
          id="dashboard.result.loading"
          defaultMessage="Wczytujemy wynik…"
          description="The result is being loaded"
        />
      </VisuallyHidden>
      <div className={css.columns}>
        <div className={css.column}>
          <Panel>
            <Skeleton width="12rem" height="1.75rem" />
            <Skeleton width="70%" height="6rem" />
            <Skeleton height="5rem" />
            <Skeleton height="4.5rem" />
            <Skeleton height="3.5rem" />
          </Panel>
          <Panel>
            <Skeleton width="60%" height="1.5rem" />
            <Skeleton height="3rem" />
          </Panel>
        </div>
        <Panel>
          <Skeleton width="30%" height="1.5rem" />
          <Skeleton height="16rem" />
          <Skeleton height="8rem" />
        </Panel>
      </div>
    </div>
  );
}
