import type { FieldError, ProblemCode, ProblemDto } from '@zielona-fala/contracts';
import type { ApiErrorType, ApiFailure } from '@zielona-fala/contracts/portal';

const typeOf = (status: number): ApiErrorType => {
  if (status === 0) return 'network';
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 422) return 'validation';
  return status >= 500 ? 'server' : 'unknown';
};

const problemOf = (data: unknown): Partial<ProblemDto> =>
  typeof data === 'object' && data !== null ? (data as Partial<ProblemDto>) : {};

/** A failed call, typed by its cause (requirement 8.1). */
export class ApiError extends Error implements ApiFailure {
  readonly type: ApiErrorType;
  readonly status: number;
  readonly data: unknown;
  readonly code: ProblemCode | null;
  readonly errors: readonly FieldError[];
  readonly retryAfter: number | null;

  constructor(status: number, data: unknown, fallbackMessage: string, retryAfter: number | null = null) {
    const problem = problemOf(data);
    super(typeof problem.message === 'string' ? problem.message : fallbackMessage);
    this.name = 'ApiError';
    this.type = typeOf(status);
    this.status = status;
    this.data = data;
    this.code = problem.code ?? null;
    this.errors = Array.isArray(problem.errors) ? problem.errors : [];
    this.retryAfter = retryAfter;
  }

  /** Plain data, for stores. */
  toFailure(): ApiFailure {
    const { type, message, status, data, code, errors, retryAfter } = this;
    return { type, message, status, data, code, errors, retryAfter };
  }
}

/** The failed call behind a caught error, an {@link ApiError} or its plain form from a store; null for anything else. */
export function failureOf(error: unknown): ApiFailure | null {
  const known = typeof error === 'object' && error !== null && 'status' in error && 'type' in error;
  return known ? (error as ApiFailure) : null;
}

/** True when the server has refused the session, and no other status: an address that is missing during a deployment says nothing of it. */
export function endsSession(error: unknown): boolean {
  const type = failureOf(error)?.type;
  return type === 'unauthorized' || type === 'forbidden';
}

/** True while the server is unavailable (network, 5xx, 408, 429): another attempt can succeed. */
export function isTransient(error: unknown): error is ApiFailure {
  const status = failureOf(error)?.status;
  return status !== undefined && (status < 400 || status === 408 || status === 429 || status >= 500);
}
