import { END_REMINDERS_PATH, LOGIN_PATHS, MAIL_LINKS, NEW_PASSWORD_PATH } from '@zielona-fala/contracts';
import type { RouteTable } from '@zielona-fala/contracts/portal';

/** Pages of signing in and of accounts (requirement 2.2). */
export const ROUTE_TABLE = {
  login: {
    prerendered: true,
    paths: LOGIN_PATHS,
    audience: 'guest-only',
    frame: 'auth',
    indexed: true,
    title: 'sales.seo.login.title',
    description: 'sales.seo.login.description',
    keywords: 'sales.seo.keywords',
  },
  register: {
    prerendered: true,
    paths: { pl: '/zarejestruj', en: '/en/register', de: '/de/registrieren' },
    audience: 'guest-only',
    frame: 'auth',
    indexed: true,
    title: 'sales.seo.register.title',
    description: 'sales.seo.register.description',
    keywords: 'sales.seo.keywords',
  },
  'account-activate': {
    paths: MAIL_LINKS.activation,
    audience: 'public',
    frame: 'auth',
    title: 'sales.seo.account-activate.title',
    description: 'sales.seo.account-activate.description',
  },
  'account-activate-info': {
    paths: '/account/activate-info',
    audience: 'signed-in',
    frame: 'auth',
    title: 'sales.seo.account-activate-info.title',
    description: 'sales.seo.account-activate-info.description',
  },
  'account-reset-password-init': {
    paths: NEW_PASSWORD_PATH,
    audience: 'guest-only',
    frame: 'auth',
    title: 'sales.seo.account-reset-password-init.title',
    description: 'sales.seo.account-reset-password-init.description',
  },
  'account-reset-password': {
    paths: MAIL_LINKS['password-reset'],
    audience: 'public',
    frame: 'auth',
    title: 'sales.seo.account-reset-password.title',
    description: 'sales.seo.account-reset-password.description',
  },
  'account-reset-password-finished': {
    paths: '/account/reset-password-finished',
    audience: 'public',
    frame: 'auth',
    title: 'sales.seo.account-reset-password-finished.title',
    description: 'sales.seo.account-reset-password-finished.description',
  },
  'account-confirm-email': {
    paths: MAIL_LINKS['email-change'],
    audience: 'public',
    frame: 'auth',
    title: 'sales.seo.account-confirm-email.title',
    description: 'sales.seo.account-confirm-email.description',
  },
  'account-end-reminders': {
    paths: END_REMINDERS_PATH,
    audience: 'public',
    frame: 'auth',
    title: 'sales.seo.account-end-reminders.title',
    description: 'sales.seo.account-end-reminders.description',
  },
} as const satisfies RouteTable;
