import {
  ACCOUNT_SCREENS,
  ACTIVATE_SCREEN,
  LOCALES,
  type Locale,
  PUBLIC_SCREENS,
} from '@zielona-fala/contracts';
import { type CompiledMessages, PORTAL_CONTRACT, type RemoteModule } from '@zielona-fala/contracts/portal';
import { lazyPage } from '@zielona-fala/web-kit/ui';

const MESSAGES: Record<Locale, () => Promise<{ default: CompiledMessages }>> = {
  pl: () => import('../.messages/pl.json'),
  en: () => import('../.messages/en.json'),
  de: () => import('../.messages/de.json'),
};

export const contract = PORTAL_CONTRACT;

export const messages: RemoteModule['messages'] = async (locale) => (await MESSAGES[locale]()).default;

const loginPage = lazyPage(async () => (await import('./pages/LoginPage.tsx')).LoginPage);
const registerPage = lazyPage(async () => (await import('./pages/RegisterPage.tsx')).RegisterPage);
const activatePage = lazyPage(async () => (await import('./pages/ActivatePage.tsx')).ActivatePage);
const activateInfoPage = lazyPage(
  async () => (await import('./pages/ActivateInfoPage.tsx')).ActivateInfoPage,
);
const resetInitPage = lazyPage(async () => (await import('./pages/ResetInitPage.tsx')).ResetInitPage);
const resetPage = lazyPage(async () => (await import('./pages/ResetPage.tsx')).ResetPage);
const resetFinishedPage = lazyPage(
  async () => (await import('./pages/ResetFinishedPage.tsx')).ResetFinishedPage,
);

export const routes: RemoteModule['routes'] = () => [
  ...LOCALES.flatMap((locale) => [
    { path: PUBLIC_SCREENS.login[locale], element: loginPage },
    { path: PUBLIC_SCREENS.register[locale], element: registerPage },
    { path: ACTIVATE_SCREEN[locale], element: activatePage },
  ]),
  { path: ACCOUNT_SCREENS['account-activate-info'], element: activateInfoPage },
  { path: ACCOUNT_SCREENS['account-reset-password-init'], element: resetInitPage },
  { path: ACCOUNT_SCREENS['account-reset-password'], element: resetPage },
  { path: ACCOUNT_SCREENS['account-reset-password-finished'], element: resetFinishedPage },
];
