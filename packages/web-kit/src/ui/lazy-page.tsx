import { type ComponentType, lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { PageSkeleton } from './PageSkeleton.tsx';

interface PageSource {
  /** Gives the page to whoever mounts it: another one after a failed load, which React keeps for ever. */
  page(): ComponentType;
  load(): Promise<void>;
}

function createSource(fetchPage: () => Promise<ComponentType>): PageSource {
  let loaded: ComponentType | null = null;
  const load = async () => {
    loaded ??= await fetchPage();
    return loaded;
  };
  const create = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        latest = create();
        throw error;
      }
    });
  let latest = create();
  return {
    page: () => loaded ?? latest,
    load: async () => {
      await load();
    },
  };
}

/** Marks the document with the path whose page answers what the learner does. */
export function usePageAnswers(): void {
  useEffect(() => {
    document.documentElement.dataset.ready = location.pathname;
  });
}

/** Beside the page within its boundary, so that it is mounted when the page is. */
function PageAnswers() {
  usePageAnswers();
  return null;
}

interface LazyPageProps {
  readonly source: PageSource;
}

function LazyPage({ source }: LazyPageProps) {
  const [Page] = useState(source.page);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page />
      <PageAnswers />
    </Suspense>
  );
}

let created = 0;

/**
 * A route's element whose code is loaded at the first visit. After a failure, the next mount tries again.
 * @param load resolves with the page component
 */
export function lazyPage(load: () => Promise<ComponentType>): ReactElement<LazyPageProps> {
  created += 1;
  // without a key React would keep the page before in the place of the next one
  return <LazyPage key={created} source={createSource(load)} />;
}
