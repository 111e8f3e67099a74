import { PAGE_ID_PREFIX } from '@zielona-fala/contracts/portal';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { reportedByBoundary } from '../remotes/PageBoundary.tsx';

/** The root of the pages while their container is shown. */
export interface MountedPage {
  /** Tells where the learner is now: HTML of another page than that is left. */
  follow(pathname: string): void;
  unmount(): void;
}

export interface PageRoots {
  mount(place: Element): MountedPage;
}

export interface PageRootsOptions {
  /** The present content, whatever the URL. */
  readonly page: ReactNode;
  /** Path whose HTML came from the server; null when none did. */
  readonly rendered: string | null;
  /** Resolves once the code of that page is there, however long that takes, with whether it is of the build of the HTML. */
  readonly untilLoaded: (givenUp: AbortSignal) => Promise<boolean>;
  readonly onError: (error: unknown) => void;
}

/**
 * Roots for the pages of remotes. HTML that came from the server stays as it is until the code of its page is there, and
 * is taken over then in slices of time; it can be read meanwhile, and its links work. Code of another build, which came
 * because that one is gone, renders the page anew.
 */
export function createPageRoots({ page, rendered, untilLoaded, onError }: PageRootsOptions): PageRoots {
  const options = { identifierPrefix: PAGE_ID_PREFIX, onCaughtError: reportedByBoundary };

  const render = (place: Element): Root => {
    place.replaceChildren();
    const root = createRoot(place, options);
    root.render(page);
    return root;
  };

  const takeOver = (place: Element): Promise<Root> =>
    new Promise((resolve) => {
      startTransition(() => resolve(hydrateRoot(place, page, { ...options, onRecoverableError: onError })));
    });

  return {
    mount(place) {
      const left = new AbortController();
      let root: Root | null = null;
      if (rendered !== null && place.hasChildNodes()) {
        untilLoaded(left.signal).then(
          async (isOfSameBuild) => {
            if (!left.signal.aborted) root = isOfSameBuild ? await takeOver(place) : render(place);
          },
          (error: unknown) => {
            if (!left.signal.aborted) onError(error);
          },
        );
      } else {
        root = render(place);
      }
      return {
        follow(pathname) {
          if (root || pathname === rendered) return;
          left.abort();
          root = render(place);
        },
        unmount() {
          left.abort();
          // React unmounts no root while it renders another one
          queueMicrotask(() => root?.unmount());
        },
      };
    },
  };
}
