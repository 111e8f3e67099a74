/** The login page (source.md §2): what comes back from Google goes on there. */
export const LOGIN_PATHS = { pl: '/zaloguj', en: '/en/login', de: '/de/login' } as const;

/** Parameter of the login page's address that says what came of a sign-in with Google. */
export const GOOGLE_OUTCOME_PARAM = 'google';

/** `proven`: `POST v1/auth/google/finish` signs in; the others say why nobody can be. */
export const GOOGLE_OUTCOMES = ['proven', 'cancelled', 'email-unverified', 'unavailable', 'failed'] as const;
export type GoogleOutcome = (typeof GOOGLE_OUTCOMES)[number];
