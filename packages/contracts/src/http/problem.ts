import type { CategoryName } from '../exam/categories.ts';
import type { QuestionLanguage } from '../locales.ts';

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
  /** With `unfinished-test`: the language that test was drawn in. */
  readonly lang?: QuestionLanguage;
  /** With `unfinished-test`: that test's category. */
  readonly categoryName?: CategoryName;
}

/** Every code with the status it goes with. */
export const PROBLEM_STATUSES = {
  'bad-request': 400,
  'unreadable-body': 400,
  unauthorized: 401,
  'bad-credentials': 401,
  'password-required': 401,
  'google-sign-in-over': 401,
  'second-factor-required': 401,
  'wrong-code': 401,
  'bad-passkey': 401,
  'passkey-unconfirmed': 401,
  csrf: 403,
  'activation-link-too-soon': 403,
  'reset-link-too-soon': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'not-acceptable': 406,
  'request-timeout': 408,
  'account-inactive': 409,
  'second-factor-on': 409,
  'sign-in-again': 409,
  'google-linked': 409,
  'too-many-passkeys': 409,
  'too-many-bookmarks': 409,
  'report-open': 409,
  'unfinished-test': 409,
  'test-finished': 409,
  'category-unavailable': 409,
  'no-questions': 409,
  'too-many-groups': 409,
  'group-full': 409,
  'too-much-homework': 409,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'range-not-satisfiable': 416,
  validation: 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ProblemCode = keyof typeof PROBLEM_STATUSES;

/** The two messages with which a 403 is not to be retried (requirement 8.3), exactly as on the wire. */
export const RESEND_ACTIVATION_TOO_SOON = 'You can only resend the activation link every 10 minutes';
export const RESET_LINK_TOO_SOON = 'You can only resend the password reset link every 10 minutes';
