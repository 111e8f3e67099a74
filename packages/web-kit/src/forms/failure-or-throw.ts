import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { failureOf } from '@zielona-fala/web-kit/session';

/**
 * The failed call behind a caught error. Throws anything else on: that is a defect, not an answer. The store hands errors
 * over as plain objects, which nobody would take for one.
 */
export function failureOrThrow(error: unknown): ApiFailure {
  const failure = failureOf(error);
  if (failure) return failure;
  throw error instanceof Error ? error : Object.assign(new Error(), error);
}
