import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactElement,
  Suspense,
  useState,
} from 'react';
import { PageSkeleton } from './PageSkeleton.tsx';

type Page = LazyExoticComponent<ComponentType>;

/** @returns gives the page to whoever mounts it: another one after a failed load, which React keeps for ever */
function createSource(load: () => Promise<ComponentType>): () => Page {
  const create = (): Page =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        latest = create();
        throw error;
      }
    });
  let latest = create();
  return () => latest;
}

function LazyPage({ source }: { readonly source: () => Page }) {
  const [Page] = useState(source);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  );
}

let created = 0;

/**
 * A route's element whose code loads at its first visit. After a failed load, the next mount loads anew.
 * @param load resolves with the page component
 */
export function lazyPage(load: () => Promise<ComponentType>): ReactElement {
  created += 1;
  // without a key React would keep the page before in the place of the next one
  return <LazyPage key={created} source={createSource(load)} />;
}
