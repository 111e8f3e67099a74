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
    home: lazyPage(async () => (await import('./pages/HomePage.tsx')).HomePage),
    news: lazyPage(async () => (await import('./pages/NewsPage.tsx')).NewsPage),
    contact: lazyPage(async () => (await import('./pages/ContactPage.tsx')).ContactPage),
    category: lazyPage(async () => (await import('./pages/CategoryPage.tsx')).CategoryPage),
    topic: lazyPage(async () => (await import('./pages/TopicPage.tsx')).TopicPage),
    rules: lazyPage(async () => (await import('./pages/rule-pages.ts')).RulesPage),
    rule: lazyPage(async () => (await import('./pages/rule-pages.ts')).RulePage),
    premium: lazyPage(async () => (await import('./pages/PremiumPage.tsx')).PremiumPage),
    roadmap: lazyPage(async () => (await import('./pages/RoadmapPage.tsx')).RoadmapPage),
    'driving-schools': lazyPage(
      async () => (await import('./pages/DrivingSchoolsPage.tsx')).DrivingSchoolsPage,
    ),
    'privacy-policy': lazyPage(async () => (await import('./pages/PrivacyPolicyPage.tsx')).PrivacyPolicyPage),
    'terms-of-service': lazyPage(
      async () => (await import('./pages/TermsOfServicePage.tsx')).TermsOfServicePage,
    ),
  });
