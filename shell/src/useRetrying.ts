import { useEffect, useRef } from 'react';

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 15_000;
const GROWTH = 1.5;

/** Does it again and again, less and less often, as long as the component is shown; at once when the network is back. */
export function useRetrying(retry: () => Promise<void>): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });

  useEffect(() => {
    let wait = FIRST_WAIT_MS;
    let timer = 0;
    let shown = true;
    const plan = () => {
      window.clearTimeout(timer);
      if (shown) timer = window.setTimeout(again, wait);
    };
    const again = async () => {
      await latest.current();
      wait = Math.min(wait * GROWTH, LONGEST_WAIT_MS);
      plan();
    };
    plan();
    window.addEventListener('online', again);
    return () => {
      shown = false;
      window.removeEventListener('online', again);
      window.clearTimeout(timer);
    };
  }, []);
}
