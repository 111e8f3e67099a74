/** The login page (requirement 2.2), which continues a sign-in after the redirect from Google. */
export const LOGIN_PATHS = { pl: '/zaloguj', en: '/en/login', de: '/de/login' } as const;

/** Where a browser begins a sign-in with Google, and comes back from to `redirectTo`. */
export const GOOGLE_START_PATH = '/api/v1/auth/google/start';

/** Parameter of the login page's address that says what came of a sign-in with Google. */
export const GOOGLE_OUTCOME_PARAM = 'google';

/** The settings page, which continues linking after the redirect from Google, with the same parameter. */
export const SETTINGS_PATH = '/dashboard/settings';

/** `proven`: `POST v1/auth/google/finish` signs in; the others give the reason for the failure. */
export const GOOGLE_OUTCOMES = ['proven', 'cancelled', 'email-unverified', 'unavailable', 'failed'] as const;
export type GoogleOutcome = (typeof GOOGLE_OUTCOMES)[number];

/** What came of linking a Google account; `taken`: another account has it. */
export const GOOGLE_LINK_OUTCOMES = [
  'linked',
  'taken',
  'cancelled',
  'email-unverified',
  'unavailable',
  'failed',
] as const;
export type GoogleLinkOutcome = (typeof GOOGLE_LINK_OUTCOMES)[number];
