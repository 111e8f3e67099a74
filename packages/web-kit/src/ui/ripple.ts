import type { PointerEvent } from 'react';
import * as css from './Button.module.css';

/** Milliseconds (requirement 9.3). */
const RIPPLE_MS = 401;

/** A wave runs over the control from where it is pressed; none for who asked for less motion. */
export function ripple({ currentTarget, clientX, clientY, button }: PointerEvent<HTMLElement>): void {
  if (button !== 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const [x, y] = [clientX - left, clientY - top];
  const radius = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
  const wave = document.createElement('span');
  wave.className = css.ripple ?? '';
  currentTarget.append(wave);
  const place = `at ${x}px ${y}px`;
  const animation = wave.animate(
    [
      { clipPath: `circle(0 ${place})`, opacity: 0.24 },
      { clipPath: `circle(${radius}px ${place})`, opacity: 0 },
    ],
    { duration: RIPPLE_MS, easing: 'ease-out' },
  );
  animation.onfinish = () => wave.remove();
  animation.oncancel = () => wave.remove();
}
