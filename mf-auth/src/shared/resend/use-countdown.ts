import { useEffect, useState } from 'react';

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/**
 * Whole seconds left until a moment; renders again each second.
 * @param moment milliseconds since the epoch; null: nothing to wait for
 */
export function useCountdown(moment: number | null): number {
  const [, rerender] = useState(0);
  const left = moment === null ? 0 : secondsUntil(moment);
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => rerender((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return left;
}
