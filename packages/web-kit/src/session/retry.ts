import { failureOf, isTransient } from './api-error.ts';
import { type BackoffOptions, createBackoff } from './backoff.ts';

export interface RetryOptions extends BackoffOptions {
  /** How often the work is tried at most, the first attempt included; without end by default. */
  readonly attempts?: number;
  /** Aborts the wait and further attempts. */
  readonly signal?: AbortSignal;
  /** Whether another attempt can change the outcome; by default while the server is unavailable (network, 408, 429, 5xx). */
  readonly shouldRetry?: (error: unknown) => boolean;
  /** Called with each error that is followed by another attempt. */
  readonly onRetry?: (error: unknown) => void;
}

/**
 * Repeats the work with exponential backoff until it succeeds. The browser coming online ends a wait early; the
 * server's `Retry-After` lengthens it.
 * @throws what the last attempt threw; the signal's reason when it aborts
 */
export async function retry<Value>(work: () => Promise<Value>, options: RetryOptions = {}): Promise<Value> {
  const { attempts = Number.POSITIVE_INFINITY, signal, shouldRetry = isTransient, onRetry } = options;
  const backoff = createBackoff(options);
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || !shouldRetry(error)) throw error;
      onRetry?.(error);
      await backoff.wait(signal, (failureOf(error)?.retryAfter ?? 0) * 1000);
    }
  }
}
