import { useIntl } from 'react-intl';
import { Panel } from './Panel.tsx';
import { Skeleton } from './Skeleton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A page on its way. */
export function PageSkeleton() {
  const intl = useIntl();
  return (
    <div role="status">
      <VisuallyHidden>
        {intl.formatMessage({
          id: 'kit.loading',
          defaultMessage: 'Wczytuję…',
          description: 'A page is loading',
        })}
      </VisuallyHidden>
      <Panel>
        <Skeleton width="60%" height="2.25rem" />
        <Skeleton />
        <Skeleton width="85%" />
        <Skeleton height="3.5rem" />
      </Panel>
    </div>
  );
}
