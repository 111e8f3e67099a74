import Lenis, { type VirtualScrollData } from 'lenis';

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

/** Smooth scrolling of the document. @returns ends it */
export function scrollSmoothly(): () => void {
  const lenis = new Lenis({
    duration: SECONDS,
    easing: easeOutExpo,
    // without it the browser scrolls by itself when touched, and nothing multiplies
    syncTouch: true,
    touchMultiplier: TOUCH_MULTIPLIER,
    virtualScroll: ownGestures(),
    autoRaf: true,
    allowNestedScroll: true,
  });
  return () => lenis.destroy();
}
