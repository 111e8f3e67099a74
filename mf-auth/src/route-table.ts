import { MAIL_LINKS } from '@zielona-fala/contracts';
import type { RouteTable } from '@zielona-fala/contracts/portal';
import { defineMessages } from 'react-intl';

const TEXTS = defineMessages({
  keywords: {
    id: 'sales.seo.keywords',
    defaultMessage:
      'prawo jazdy, egzamin teoretyczny, testy na prawo jazdy, pytania egzaminacyjne, kategoria B',
    description: 'Keywords of the public pages for search engines',
  },
});

/** Pages of signing in and of accounts (source.md §2). */
export const ROUTE_TABLE = {
  login: {
    paths: { pl: '/zaloguj', en: '/en/login', de: '/de/login' },
    audience: 'guest-only',
    frame: 'auth',
    indexed: true,
    title: 'sales.seo.login.title',
    description: 'sales.seo.login.description',
    keywords: TEXTS.keywords.id,
  },
  register: {
    paths: { pl: '/zarejestruj', en: '/en/register', de: '/de/registrieren' },
    audience: 'guest-only',
    frame: 'auth',
    indexed: true,
    title: 'sales.seo.register.title',
    description: 'sales.seo.register.description',
    keywords: TEXTS.keywords.id,
  },
  'account-activate': {
    paths: MAIL_LINKS.activation,
    audience: 'public',
    frame: 'auth',
    title: 'auth.activate.title',
    description: 'auth.activate.description',
  },
  'account-activate-info': {
    paths: '/account/activate-info',
    audience: 'signed-in',
    frame: 'auth',
    title: 'auth.activate-info.title',
    description: 'auth.activate-info.description',
  },
  'account-reset-password-init': {
    paths: '/account/reset-password-init',
    audience: 'guest-only',
    frame: 'auth',
    title: 'auth.reset-init.title',
    description: 'auth.reset-init.description',
  },
  'account-reset-password': {
    paths: MAIL_LINKS['password-reset'],
    audience: 'public',
    frame: 'auth',
    title: 'auth.reset.title',
    description: 'auth.reset.description',
  },
  'account-reset-password-finished': {
    paths: '/account/reset-password-finished',
    audience: 'public',
    frame: 'auth',
    title: 'auth.reset-finished.title',
    description: 'auth.reset-finished.description',
  },
} as const satisfies RouteTable;
