import type { FieldError, ProblemCode } from '../http/problem.ts';
import type { DeclaredRequest } from './request.ts';

/** Causes of a failed call (requirement 8.1). */
export type ApiErrorType = 'network' | 'unauthorized' | 'forbidden' | 'validation' | 'server' | 'unknown';

/** A failed call, as plain data. */
export interface ApiFailure {
  readonly type: ApiErrorType;
  /** The server's message, or what went wrong on the way. */
  readonly message: string;
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  /** Body of the answer; null when there was none. */
  readonly data: unknown;
  readonly code: ProblemCode | null;
  /** Refused fields of a 422. */
  readonly errors: readonly FieldError[];
  /** Seconds, from `Retry-After`. */
  readonly retryAfter: number | null;
}

/** Calls the API with token, CSRF token and request id; renews and retries by itself. Rejects with an {@link ApiFailure}. */
export interface PortalApi {
  request<Answer>(request: DeclaredRequest<Answer>): Promise<Answer>;
}
