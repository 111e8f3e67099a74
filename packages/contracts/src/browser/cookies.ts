import {
  ANONYMOUS_ID_COOKIE,
  CSRF_COOKIE,
  GOOGLE_COOKIE,
  KNOWN_BROWSER_COOKIE,
  KNOWN_BROWSER_DAYS,
  REFRESH_COOKIE,
  SESSION_DAYS,
  SESSION_ID_COOKIE,
} from '../http/headers.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '../locales.ts';

interface Cookie {
  /** How long it lasts; null: until the browser is closed. */
  readonly days: number | null;
  /** Which calls carry it. */
  readonly path: string;
  /**
   * Stands before its name where the portal is reached by https, and has browsers refuse it from a page without https;
   * with `__Host-` also from any other host of the domain and for less than all paths.
   */
  readonly securePrefix: '' | '__Secure-' | '__Host-';
}

/** Of installations that let a browser take remotes from elsewhere: which, and from where. */
export const REMOTE_OVERRIDES_COOKIE = 'remoteOverrides';

/** Of installations that give some browsers a newer version of a part: which hundredth of all browsers this one is in. */
export const CANARY_COOKIE = 'canaryBucket';

/** All cookies of the portal, by base name. */
export const COOKIES = {
  [LOCALE_COOKIE]: { days: LOCALE_COOKIE_DAYS, path: '/', securePrefix: '' },
  [REFRESH_COOKIE]: { days: SESSION_DAYS, path: '/api/v1/auth', securePrefix: '__Secure-' },
  [SESSION_ID_COOKIE]: { days: SESSION_DAYS, path: '/api', securePrefix: '__Secure-' },
  [ANONYMOUS_ID_COOKIE]: { days: SESSION_DAYS, path: '/api', securePrefix: '__Host-' },
  [CSRF_COOKIE]: { days: null, path: '/api', securePrefix: '__Host-' },
  [KNOWN_BROWSER_COOKIE]: { days: KNOWN_BROWSER_DAYS, path: '/api/v1/auth', securePrefix: '__Secure-' },
  [GOOGLE_COOKIE]: { days: null, path: '/api/v1/auth/google', securePrefix: '__Host-' },
  [CANARY_COOKIE]: { days: 30, path: '/', securePrefix: '' },
  [REMOTE_OVERRIDES_COOKIE]: { days: null, path: '/', securePrefix: '' },
} as const satisfies Record<string, Cookie>;

export type CookieBaseName = keyof typeof COOKIES;

/** How an installation names its cookies. */
export interface CookieNaming {
  /** The portal's port locally, so that two stacks do not sign each other out; empty in production. */
  readonly suffix: string;
  readonly secure: boolean;
}

/** Name and path of a cookie in an installation. */
export function cookieOf(
  base: CookieBaseName,
  { suffix, secure }: CookieNaming,
): { name: string; path: string } {
  const { path, securePrefix }: Cookie = COOKIES[base];
  const name = suffix === '' ? base : `${base}_${suffix}`;
  if (!secure) return { name, path };
  return { name: securePrefix + name, path: securePrefix === '__Host-' ? '/' : path };
}
