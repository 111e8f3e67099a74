import { useLocation } from '@zielona-fala/web-kit/router';
import { beginAtTop } from '@zielona-fala/web-kit/ui';
import { useEffect, useRef } from 'react';
import type { RouteMap } from './route-map.ts';

/** Each page starts at its top, with the focus. The same page in another language stays where it is. */
export function usePageStart(map: RouteMap): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    const left = last.current;
    if (left === pathname) return;
    last.current = pathname;
    const { locale } = map.locate(pathname);
    if (!locale || map.translated(left, locale) !== pathname) beginAtTop();
  }, [pathname, map]);
}
