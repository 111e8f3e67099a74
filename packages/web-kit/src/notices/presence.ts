/** How long a page may be hidden before it stops receiving notices. */
const LONG_MS = 5 * 60_000;

const isSeen = (): boolean => document.visibilityState === 'visible';

/** Resolves as soon as the page is seen. @throws the signal's reason when it aborts */
export function untilSeen(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const end = (): void => {
      if (!isSeen() && !signal.aborted) return;
      document.removeEventListener('visibilitychange', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    document.addEventListener('visibilitychange', end);
    signal.addEventListener('abort', end);
    end();
  });
}

/** Aborts when the page has not been seen for long, or `signal` does. */
export function whilePresent(signal: AbortSignal): AbortSignal {
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    if (!isSeen()) timer = setTimeout(leave, LONG_MS);
  };
  const leave = (): void => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    signal.removeEventListener('abort', leave);
    leaving.abort();
  };
  document.addEventListener('visibilitychange', look);
  signal.addEventListener('abort', leave);
  look();
  return leaving.signal;
}
