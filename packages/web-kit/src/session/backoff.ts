export interface BackoffOptions {
  /** Milliseconds of the first wait; each further one is twice as long. */
  readonly firstDelay?: number;
  /** Milliseconds that no wait exceeds. */
  readonly maxDelay?: number;
}

/** Waits between attempts: exponential, with jitter, so that browsers do not all come back at once. */
export interface Backoff {
  /**
   * Waits, at least `atLeast` milliseconds, or until the browser is online again.
   * @throws the signal's reason, at once when it aborts
   */
  wait(signal?: AbortSignal, atLeast?: number): Promise<void>;
}

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 15_000;

/** A random delay between half of it and all of it. */
const withJitter = (delay: number): number => delay * (1 - Math.random() / 2);

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal?.addEventListener('abort', end);
  });
}

export function createBackoff(options: BackoffOptions = {}): Backoff {
  const { firstDelay = FIRST_DELAY_MS, maxDelay = MAX_DELAY_MS } = options;
  let delay = firstDelay;
  return {
    async wait(signal, atLeast = 0) {
      const next = withJitter(Math.min(delay, maxDelay));
      delay *= 2;
      await pause(Math.max(next, atLeast), signal);
    },
  };
}
