import { useEffect, useState } from 'react';
import { secondsUntil } from './clock.ts';

/**
 * Whole seconds until a moment; renders again each second until it has come.
 * @param moment milliseconds since the epoch; null: nothing to wait for, 0 seconds
 * @param clock tells the time, in milliseconds since the epoch
 */
export function useSecondsUntil(moment: number | null, clock: () => number = Date.now): number {
  const [, rerender] = useState(0);
  const left = moment === null ? 0 : secondsUntil(moment, clock());
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => rerender((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return left;
}
