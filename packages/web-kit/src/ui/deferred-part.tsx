import { retry } from '@zielona-fala/web-kit/session';
import { type ComponentType, lazy, type ReactElement, Suspense, useEffect, useRef } from 'react';
import { Skeleton } from './Skeleton.tsx';

/** The part has come up to the middle of the window. */
const REACHED = { rootMargin: '0px 0px -50% 0px' } as const;

interface PartSource {
  readonly Part: ComponentType;
  /** Fetches the code. */
  want(): void;
}

function createSource(load: () => Promise<ComponentType>): PartSource {
  const { promise: wanted, resolve: want } = Promise.withResolvers<void>();
  // rendered to HTML, it is there
  if (typeof window === 'undefined') want();
  const Part = lazy(async () => {
    await wanted;
    return { default: await retry(load, { shouldRetry: () => true }) };
  });
  return { Part, want };
}

interface DeferredProps {
  readonly source: PartSource;
}

/** Stands where there is no HTML of the part. */
function MissingPart({ source }: DeferredProps) {
  useEffect(() => source.want(), [source]);
  return <Skeleton />;
}

function Deferred({ source }: DeferredProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) source.want();
    }, REACHED);
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [source]);
  return (
    <div ref={box}>
      <Suspense fallback={<MissingPart source={source} />}>
        <source.Part />
      </Suspense>
    </div>
  );
}

/**
 * A part of a page that is read before it does anything: its HTML stands without code until the reader gets there. Where
 * there is no HTML of it, the code is fetched at once.
 * @param load resolves with the component, whose file is named `*.deferred.tsx`: the server does not preload those; asked
 *   again and again while the code cannot be had
 */
export function deferredPart(load: () => Promise<ComponentType>): ReactElement {
  return <Deferred source={createSource(load)} />;
}
