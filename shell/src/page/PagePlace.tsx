import { useLocation } from '@zielona-fala/web-kit/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import * as css from './PagePlace.module.css';
import type { MountedPage, PageRoots } from './page-roots.tsx';

export interface PagePlaceProps {
  /** Null on the server, which puts a page's HTML here. */
  readonly pages: PageRoots | null;
}

/** What the server replaces by the page's HTML. */
export const PAGE_MARK = '<!--page-->';

const FROM_SERVER = { __html: PAGE_MARK };
const LEFT_ALONE = { __html: '' };

/** Container of the remotes' pages, which are a React root of their own: rendered by their builds and hydrated separately. */
export function PagePlace({ pages }: PagePlaceProps) {
  const { pathname } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedPage>(null);
  useLayoutEffect(() => {
    if (!pages || !place.current) return;
    const page = pages.mount(place.current);
    mounted.current = page;
    return page.unmount;
  }, [pages]);
  useEffect(() => mounted.current?.follow(pathname), [pathname]);
  return (
    <div
      ref={place}
      className={css.place}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant; its content is not managed by this root
      dangerouslySetInnerHTML={pages ? LEFT_ALONE : FROM_SERVER}
      suppressHydrationWarning
    />
  );
}
