import { useEffect } from 'react';

const SECONDS = 2;
const TOUCH_MULTIPLIER = 1.5;
const easeOutExpo = (progress: number): number => (progress === 1 ? 1 : 1 - 2 ** (-10 * progress));

async function smoothScrolling() {
  const { default: Lenis } = await import('lenis');
  return new Lenis({
    duration: SECONDS,
    easing: easeOutExpo,
    touchMultiplier: TOUCH_MULTIPLIER,
    autoRaf: true,
    allowNestedScroll: true,
  });
}

/** Smooth wheel scrolling (source.md §9) from the first turn on, unless the learner asked for less motion. */
export function useSmoothScroll(enabled: boolean): void {
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    if (!enabled || calm.matches) return;
    const ended = new AbortController();
    const { signal } = ended;
    const begin = async () => {
      const lenis = await smoothScrolling();
      if (signal.aborted) lenis.destroy();
      else signal.addEventListener('abort', () => lenis.destroy());
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
