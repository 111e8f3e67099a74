import { LOCALES, type Locale, PUBLIC_SCREENS, type PublicScreen } from '@zielona-fala/contracts';
import { type CompiledMessages, PORTAL_CONTRACT, type RemoteModule } from '@zielona-fala/contracts/portal';
import { lazyPage } from '@zielona-fala/web-kit/ui';
import type { ReactElement } from 'react';

const MESSAGES: Record<Locale, () => Promise<{ default: CompiledMessages }>> = {
  pl: () => import('../.messages/pl.json'),
  en: () => import('../.messages/en.json'),
  de: () => import('../.messages/de.json'),
};

type OwnScreen = Exclude<PublicScreen, 'login' | 'register'>;

const PAGES: Record<OwnScreen, () => ReactElement> = {
  home: () => lazyPage(async () => (await import('./pages/HomePage.tsx')).HomePage),
  news: () => lazyPage(async () => (await import('./pages/NewsPage.tsx')).NewsPage),
  contact: () => lazyPage(async () => (await import('./pages/ContactPage.tsx')).ContactPage),
  premium: () => lazyPage(async () => (await import('./pages/PremiumPage.tsx')).PremiumPage),
  roadmap: () => lazyPage(async () => (await import('./pages/RoadmapPage.tsx')).RoadmapPage),
  'privacy-policy': () =>
    lazyPage(async () => (await import('./pages/PrivacyPolicyPage.tsx')).PrivacyPolicyPage),
  'terms-of-service': () =>
    lazyPage(async () => (await import('./pages/TermsOfServicePage.tsx')).TermsOfServicePage),
};

export const contract = PORTAL_CONTRACT;

export const messages: RemoteModule['messages'] = async (locale) => (await MESSAGES[locale]()).default;

export const routes: RemoteModule['routes'] = () =>
  Object.entries(PAGES).flatMap(([screen, page]) => {
    const element = page();
    return LOCALES.map((locale) => ({ path: PUBLIC_SCREENS[screen as OwnScreen][locale], element }));
  });
