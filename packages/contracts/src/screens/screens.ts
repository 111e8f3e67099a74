import type { Locale } from '../locales.ts';

/** Public screens with a path of their own in each language (source.md §2). */
export const PUBLIC_SCREENS = {
  home: { pl: '/', en: '/en', de: '/de' },
  news: { pl: '/news', en: '/en/news', de: '/de/news' },
  login: { pl: '/zaloguj', en: '/en/login', de: '/de/login' },
  register: { pl: '/zarejestruj', en: '/en/register', de: '/de/registrieren' },
  contact: { pl: '/contact', en: '/en/contact', de: '/de/contact' },
  premium: { pl: '/premium', en: '/en/premium', de: '/de/premium' },
  roadmap: { pl: '/roadmap', en: '/en/roadmap', de: '/de/roadmap' },
  'privacy-policy': {
    pl: '/polityka-prywatnosci',
    en: '/en/privacy-policy',
    de: '/de/datenschutzrichtlinie',
  },
  'terms-of-service': { pl: '/regulamin', en: '/en/terms-of-service', de: '/de/servicebedingungen' },
} as const satisfies Record<string, Record<Locale, string>>;
export type PublicScreen = keyof typeof PUBLIC_SCREENS;

/** Screens without a language prefix; they follow the language cookie. */
export const ACCOUNT_SCREENS = {
  'account-activate-info': '/account/activate-info',
  'account-reset-password-init': '/account/reset-password-init',
  'account-reset-password': '/account/reset-password/:token',
  'account-reset-password-finished': '/account/reset-password-finished',
} as const;

/** Activation links carry the language prefix. */
export const ACTIVATE_SCREEN: Readonly<Record<Locale, string>> = {
  pl: '/account/activate/:token',
  en: '/en/account/activate/:token',
  de: '/de/account/activate/:token',
};

/** The signed-in area: secure-page and active-account guards. */
export const DASHBOARD_SCREENS = {
  dashboard: '/dashboard',
  'dashboard-home': '/dashboard/home',
  'dashboard-tests': '/dashboard/tests',
  'dashboard-exam': '/dashboard/tests/exam',
  'dashboard-result': '/dashboard/tests/result',
  'dashboard-select-mode': '/dashboard/tests/select-mode',
  'dashboard-profile': '/dashboard/profile',
  'dashboard-ranking': '/dashboard/ranking',
  'dashboard-settings': '/dashboard/settings',
  'dashboard-statistics': '/dashboard/statistics',
} as const;

/** The three remotes and the public screens that each of them serves. */
export const REMOTES = ['public', 'auth', 'dashboard'] as const;
export type RemoteName = (typeof REMOTES)[number];
export const AUTH_SCREENS: readonly PublicScreen[] = ['login', 'register'];

/** The language that a path's prefix selects, or null when it selects none (`/dashboard`, `/account/…`). */
export function localeOfPath(pathname: string): Locale | null {
  if (/^\/en(\/|$)/.test(pathname)) return 'en';
  if (/^\/de(\/|$)/.test(pathname)) return 'de';
  if (/^\/(dashboard|account)(\/|$)/.test(pathname) && !pathname.startsWith('/account/activate/'))
    return null;
  return 'pl';
}
