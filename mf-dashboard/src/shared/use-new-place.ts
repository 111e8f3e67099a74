import { beginAtTop } from '@zielona-fala/web-kit/ui';
import { useEffect, useRef } from 'react';

/**
 * Begins a place that differs from the last one only by the query of its address as the shell begins a page.
 * @param place names it; the first one is the shell's
 */
export function useNewPlace(place: string): void {
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    beginAtTop();
  }, [place]);
}
