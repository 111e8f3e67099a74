/** One refused field of a 422. `field` is a dotted path in the caller's payload. */
export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** Body of every error answer (`application/problem+json`). */
export interface ProblemDto {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  /** For people. */
  readonly message: string;
  /** Stable, for programs. */
  readonly code: ProblemCode;
  readonly requestId: string;
  readonly errors?: readonly FieldError[];
  /** With `unfinished-test`: the test that is in the way. */
  readonly testId?: number;
}

export const PROBLEM_CODES = [
  'bad-request',
  'unreadable-body',
  'unauthorized',
  'bad-credentials',
  'password-required',
  'google-sign-in-over',
  'csrf',
  'activation-link-too-soon',
  'reset-link-too-soon',
  'not-found',
  'method-not-allowed',
  'account-inactive',
  'unfinished-test',
  'test-finished',
  'category-unavailable',
  'payload-too-large',
  'unsupported-media-type',
  'range-not-satisfiable',
  'validation',
  'too-many-requests',
  'internal',
  'unavailable',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** The two messages with which a 403 is not to be retried (source.md §8), exactly as on the wire. */
export const RESEND_ACTIVATION_TOO_SOON = 'You can only resend the activation link every 10 minutes';
export const RESET_LINK_TOO_SOON = 'You can only resend the password reset link every 10 minutes';
