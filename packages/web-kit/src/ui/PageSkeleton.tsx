import { useLocation } from '@zielona-fala/web-kit/router';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useIntl } from 'react-intl';
import * as css from './PageSkeleton.module.css';
import { Panel } from './Panel.tsx';
import { Skeleton } from './Skeleton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A page on its way. */
export function PageSkeleton() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { firstHeading } = usePortal();
  return (
    <div className={css.page} role="status">
      <VisuallyHidden>
        {intl.formatMessage({
          id: 'kit.loading',
          defaultMessage: 'Wczytuję…',
          description: 'A page is loading',
        })}
      </VisuallyHidden>
      <Panel>
        {firstHeading?.path === pathname ? <h1>{firstHeading.text}</h1> : <Skeleton size="heading" />}
        <Skeleton />
        <Skeleton size="short" />
        <Skeleton size="control" />
      </Panel>
    </div>
  );
}
