import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { PageSkeleton } from './PageSkeleton.tsx';

/** A route's element whose code loads at its first visit. `load` resolves with the page component. */
export function lazyPage(load: () => Promise<ComponentType>): ReactElement {
  const Page = lazy(async () => ({ default: await load() }));
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  );
}
