const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;

/** Waits longer after each failure. */
export interface Patience {
  /** Resolves after the wait, when the connection comes back, or when `signal` aborts. */
  afterFailure(signal?: AbortSignal): Promise<void>;
  succeeded(): void;
}

export function createPatience(): Patience {
  let failures = 0;
  return {
    succeeded() {
      failures = 0;
    },
    afterFailure(signal) {
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
      failures += 1;
      return new Promise((resolve) => {
        const go = () => {
          clearTimeout(timer);
          window.removeEventListener('online', go);
          signal?.removeEventListener('abort', go);
          resolve();
        };
        const timer = setTimeout(go, wait);
        window.addEventListener('online', go);
        signal?.addEventListener('abort', go);
      });
    },
  };
}
