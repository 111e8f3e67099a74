import {
  ANONYMOUS_ID_COOKIE,
  CSRF_COOKIE,
  REFRESH_COOKIE,
  SESSION_DAYS,
  SESSION_ID_COOKIE,
} from '../http/headers.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '../locales.ts';

/** All cookies of the portal, by base name, and for how many days they last; null: until the browser is closed. */
export const COOKIES = {
  [LOCALE_COOKIE]: { days: LOCALE_COOKIE_DAYS },
  [REFRESH_COOKIE]: { days: SESSION_DAYS },
  [SESSION_ID_COOKIE]: { days: SESSION_DAYS },
  [ANONYMOUS_ID_COOKIE]: { days: null },
  [CSRF_COOKIE]: { days: null },
} as const satisfies Record<string, { readonly days: number | null }>;

export type CookieBaseName = keyof typeof COOKIES;
