import { useEffect } from 'react';

const SECONDS = 2;
const TOUCH_MULTIPLIER = 1.5;
const easeOutExpo = (progress: number): number => (progress === 1 ? 1 : 1 - 2 ** (-10 * progress));

/** Smooth wheel scrolling (source.md §9), unless the learner asked for less motion. */
export function useSmoothScroll(enabled: boolean): void {
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    if (!enabled || calm.matches) return;
    let stop = () => {};
    let wanted = true;
    void import('lenis').then(({ default: Lenis }) => {
      if (!wanted) return;
      const lenis = new Lenis({
        duration: SECONDS,
        easing: easeOutExpo,
        touchMultiplier: TOUCH_MULTIPLIER,
        autoRaf: true,
        allowNestedScroll: true,
      });
      stop = () => lenis.destroy();
    });
    return () => {
      wanted = false;
      stop();
    };
  }, [enabled]);
}
