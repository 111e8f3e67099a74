import type { Locale } from '@zielona-fala/contracts';
import type { CompiledMessages, RemoteModule } from '@zielona-fala/contracts/portal';
import { lazyPage, routesOf } from '@zielona-fala/web-kit/ui';
import { ROUTE_TABLE } from './route-table.ts';

const MESSAGES: Record<Locale, () => Promise<{ default: CompiledMessages }>> = {
  pl: () => import('../.messages/pl.json'),
  en: () => import('../.messages/en.json'),
  de: () => import('../.messages/de.json'),
};

export const contract = 3;

export const usesStore = false;

export const messages: RemoteModule['messages'] = async (locale) => (await MESSAGES[locale]()).default;

export const routes: RemoteModule['routes'] = () =>
  routesOf(ROUTE_TABLE, {
    login: lazyPage(async () => (await import('./pages/LoginPage.tsx')).LoginPage),
    register: lazyPage(async () => (await import('./pages/RegisterPage.tsx')).RegisterPage),
    'account-activate': lazyPage(async () => (await import('./pages/ActivatePage.tsx')).ActivatePage),
    'account-activate-info': lazyPage(
      async () => (await import('./pages/ActivateInfoPage.tsx')).ActivateInfoPage,
    ),
    'account-reset-password-init': lazyPage(
      async () => (await import('./pages/ResetInitPage.tsx')).ResetInitPage,
    ),
    'account-reset-password': lazyPage(async () => (await import('./pages/ResetPage.tsx')).ResetPage),
    'account-reset-password-finished': lazyPage(
      async () => (await import('./pages/ResetFinishedPage.tsx')).ResetFinishedPage,
    ),
    'account-confirm-email': lazyPage(
      async () => (await import('./pages/ConfirmEmailPage.tsx')).ConfirmEmailPage,
    ),
    'account-end-reminders': lazyPage(
      async () => (await import('./pages/EndRemindersPage.tsx')).EndRemindersPage,
    ),
  });
