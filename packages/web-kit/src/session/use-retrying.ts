import { useEffect, useRef } from 'react';
import { createBackoff } from './backoff.ts';

/** @throws the signal's reason when it aborts */
function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!signal.aborted && document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
}

/**
 * Retries with exponential backoff while the component is shown and the page is visible; immediately when the
 * network is back.
 * @param retry null where it would be of no use
 * @param firstDelay milliseconds until the first time; each further wait is twice as long
 */
export function useRetrying(retry: (() => unknown) | null, firstDelay: number): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });

  const isUseful = retry !== null;
  useEffect(() => {
    if (!isUseful) return;
    const shown = new AbortController();
    const backoff = createBackoff({ firstDelay });
    const untilHidden = async () => {
      for (;;) {
        await backoff.wait(shown.signal);
        await untilVisible(shown.signal);
        await latest.current?.();
      }
    };
    untilHidden().catch((error: unknown) => {
      if (error !== shown.signal.reason) throw error;
    });
    return () => shown.abort();
  }, [isUseful, firstDelay]);
}
