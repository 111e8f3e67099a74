import type { ApiFailure } from '@zielona-fala/contracts/portal';

/** The failed call behind a rejection; null for anything else. */
export function failureOf(error: unknown): ApiFailure | null {
  const known = typeof error === 'object' && error !== null && 'status' in error && 'type' in error;
  return known ? (error as ApiFailure) : null;
}

/** Answers that another attempt can change: signed out or throttled for the moment. */
const PASSING: readonly number[] = [401, 403, 429];

/** True when the server said no: asking again brings the same. False for network and 5xx. */
export function isRefused(error: unknown): boolean {
  const status = failureOf(error)?.status ?? 0;
  return status >= 400 && status < 500 && !PASSING.includes(status);
}
