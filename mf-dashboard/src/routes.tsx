import type { Locale } from '@zielona-fala/contracts';
import type { CompiledMessages, RemoteModule } from '@zielona-fala/contracts/portal';
import { Navigate } from '@zielona-fala/web-kit/router';
import { lazyPage, routesOf } from '@zielona-fala/web-kit/ui';
import type { ComponentType } from 'react';
import { followEachSignIn } from './follow-each-sign-in.ts';
import { loadPageTexts, withPageTexts } from './page-texts.tsx';
import { pathOf } from './path-of.ts';
import { ROUTE_TABLE } from './route-table.ts';

/** Those of the exam player and of toasts; the pages bring their own. */
const MESSAGES: Record<Locale, () => Promise<{ default: CompiledMessages }>> = {
  pl: () => import('../.messages/player.pl.json'),
  en: () => import('../.messages/player.en.json'),
  de: () => import('../.messages/player.de.json'),
};

export const contract = 3;

export const messages: RemoteModule['messages'] = async (locale) => (await MESSAGES[locale]()).default;

export const routes: RemoteModule['routes'] = (portal) => {
  followEachSignIn(portal);
  const page = (load: () => Promise<ComponentType>) =>
    lazyPage(async () => {
      const [Page] = await Promise.all([load(), loadPageTexts(portal.locale.current())]);
      return withPageTexts(Page);
    });
  return routesOf(ROUTE_TABLE, {
    'first-questions': page(async () => (await import('./pages/FirstQuestionsPage.tsx')).FirstQuestionsPage),
    dashboard: <Navigate to={pathOf('dashboard-home')} replace />,
    'dashboard-home': page(async () => (await import('./pages/HomePage.tsx')).HomePage),
    'dashboard-tests': page(async () => (await import('./pages/TestsPage.tsx')).TestsPage),
    'dashboard-select-mode': page(async () => (await import('./pages/SelectModePage.tsx')).SelectModePage),
    'dashboard-exam': lazyPage(async () => (await import('./pages/ExamPage.tsx')).ExamPage),
    'dashboard-result': page(async () => (await import('./pages/ResultPage.tsx')).ResultPage),
    'dashboard-questions': page(async () => (await import('./pages/QuestionsPage.tsx')).QuestionsPage),
    'dashboard-rules': page(async () => (await import('./pages/RulesPage.tsx')).RulesPage),
    'dashboard-reports': page(async () => (await import('./pages/ReportsPage.tsx')).ReportsPage),
    'dashboard-offline': page(async () => (await import('./pages/OfflinePage.tsx')).OfflinePage),
    'dashboard-groups': page(async () => (await import('./pages/GroupsPage.tsx')).GroupsPage),
    'dashboard-statistics': page(async () => (await import('./pages/StatisticsPage.tsx')).StatisticsPage),
    'dashboard-ranking': page(async () => (await import('./pages/RankingPage.tsx')).RankingPage),
    'dashboard-profile': page(async () => (await import('./pages/ProfilePage.tsx')).ProfilePage),
    'dashboard-settings': page(async () => (await import('./pages/SettingsPage.tsx')).SettingsPage),
  });
};
