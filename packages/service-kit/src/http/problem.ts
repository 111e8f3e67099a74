import type { FieldError, ProblemCode } from '@zielona-fala/contracts';

/** An error whose answer the caller is meant to read. Everything else becomes a 500 without details. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: ProblemCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly extras: Readonly<Record<string, unknown>>;

  /**
   * @param message for people, in English
   * @param extras further members of the problem document, for instance `errors` or `testId`
   */
  constructor(
    status: number,
    code: ProblemCode,
    message: string,
    more: { headers?: Record<string, string>; extras?: Record<string, unknown>; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.status = status;
    this.code = code;
    this.headers = more.headers ?? {};
    this.extras = more.extras ?? {};
  }
}

export const unauthorized = (message = 'Sign in to go on'): Problem =>
  new Problem(401, 'unauthorized', message, { headers: { 'www-authenticate': 'Bearer' } });

export const notFound = (message = 'There is nothing here'): Problem =>
  new Problem(404, 'not-found', message);

export const conflict = (code: ProblemCode, message: string, extras: Record<string, unknown> = {}): Problem =>
  new Problem(409, code, message, { extras });

export const invalid = (errors: readonly FieldError[]): Problem =>
  new Problem(422, 'validation', 'Some fields are not valid', { extras: { errors } });

/** @param retryAfterSeconds when it is worth trying again */
export const unavailable = (message: string, retryAfterSeconds = 5, cause?: unknown): Problem =>
  new Problem(503, 'unavailable', message, { headers: { 'retry-after': String(retryAfterSeconds) }, cause });
