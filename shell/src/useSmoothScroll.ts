import type { VirtualScrollData } from 'lenis';
import { useEffect } from 'react';

const SECONDS = 2;
const TOUCH_MULTIPLIER = 1.5;
const easeOutExpo = (progress: number): number => (progress === 1 ? 1 : 1 - 2 ** (-10 * progress));

/** A gesture that began before lenis was there stays the browser's: lenis would take its whole way for one step. */
function ownGestures() {
  let hasBegun = false;
  return ({ event }: VirtualScrollData): boolean => {
    if (event.type === 'touchstart') hasBegun = true;
    return hasBegun || !event.type.startsWith('touch');
  };
}

async function smoothScrolling() {
  const { default: Lenis } = await import('lenis');
  return new Lenis({
    duration: SECONDS,
    easing: easeOutExpo,
    // without it the browser scrolls by itself when touched, and nothing multiplies
    syncTouch: true,
    touchMultiplier: TOUCH_MULTIPLIER,
    virtualScroll: ownGestures(),
    autoRaf: true,
    allowNestedScroll: true,
  });
}

/** Smooth scrolling by wheel and touch (requirement 2.14) from the first turn on, unless the learner asked for less motion. */
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
