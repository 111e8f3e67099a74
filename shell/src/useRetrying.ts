import { createBackoff } from '@zielona-fala/web-kit/session';
import { useEffect, useRef } from 'react';

const FIRST_DELAY_MS = 2000;

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
 * Repeats it with exponential backoff as long as the component is shown and somebody can see it; at once when the
 * network is back.
 * @param failures how often it was done in vain before, from 1
 */
export function useRetrying(retry: () => Promise<void>, failures: number): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });

  useEffect(() => {
    const shown = new AbortController();
    const backoff = createBackoff({ firstDelay: FIRST_DELAY_MS * 2 ** (failures - 1) });
    const untilHidden = async () => {
      for (;;) {
        await backoff.wait(shown.signal);
        await untilVisible(shown.signal);
        await latest.current();
      }
    };
    untilHidden().catch((error: unknown) => {
      if (error !== shown.signal.reason) throw error;
    });
    return () => shown.abort();
  }, [failures]);
}
