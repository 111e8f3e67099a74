import type { ApiFailure } from '@zielona-fala/contracts/portal';

const isFailure = (error: unknown): error is ApiFailure =>
  typeof error === 'object' && error !== null && 'type' in error && 'status' in error && 'errors' in error;

/** The failed call behind a caught error. Throws anything else on: that is a defect, not an answer. */
export function failureOf(error: unknown): ApiFailure {
  if (isFailure(error)) return error;
  throw error;
}
