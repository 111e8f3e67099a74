import { useEffect } from 'react';

/** Smooth scrolling by wheel and touch (requirement 2.14) from the first turn on, unless the learner asked for less motion. */
export function useSmoothScroll(enabled: boolean): void {
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    if (!enabled || calm.matches) return;
    const ended = new AbortController();
    const { signal } = ended;
    const begin = async () => {
      const { scrollSmoothly } = await import('./smooth-scrolling.ts');
      if (!signal.aborted) signal.addEventListener('abort', scrollSmoothly());
    };
    const touched = new AbortController();
    const firstTurn = { passive: true, signal: AbortSignal.any([signal, touched.signal]) };
    const scroll = () => {
      touched.abort();
      void begin();
    };
    window.addEventListener('wheel', scroll, firstTurn);
    window.addEventListener('touchstart', scroll, firstTurn);
    return () => ended.abort();
  }, [enabled]);
}
