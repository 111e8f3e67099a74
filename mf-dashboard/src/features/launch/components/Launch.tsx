import { CATEGORIES } from '@zielona-fala/contracts';
import { Skeleton, VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { useGetCategoriesQuery } from '../api/get-categories.ts';
import * as tiles from './CategoryTiles.module.css';
import * as css from './LaunchForm.module.css';
import { LaunchForm } from './LaunchForm.tsx';

/** The choice of a new exam, once the categories are known. */
export function Launch() {
  const { data, error, refetch } = useGetCategoriesQuery();
  if (data) return <LaunchForm categories={data} />;
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  return (
    <div className={css.form} role="status">
      <VisuallyHidden>
        <FormattedMessage
          id="dashboard.launch.loading"
          defaultMessage="Wczytujemy kategorie…"
          description="The categories are being loaded"
        />
      </VisuallyHidden>
      <Skeleton width="10rem" />
      <div className={tiles.tiles}>
        {CATEGORIES.map((name) => (
          <Skeleton key={name} height="5.25rem" />
        ))}
      </div>
      <Skeleton height="9rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="3.5rem" />
    </div>
  );
}
