import type { Locale } from '@zielona-fala/contracts';
import { type CompiledMessages, PORTAL_CONTRACT, type RemoteModule } from '@zielona-fala/contracts/portal';
import { Navigate } from '@zielona-fala/web-kit/router';
import { lazyPage, routesOf } from '@zielona-fala/web-kit/ui';
import { followEachSignIn } from './follow-each-sign-in.ts';
import { pathOf, ROUTE_TABLE } from './route-table.ts';

const MESSAGES: Record<Locale, () => Promise<{ default: CompiledMessages }>> = {
  pl: () => import('../.messages/pl.json'),
  en: () => import('../.messages/en.json'),
  de: () => import('../.messages/de.json'),
};

export const contract = PORTAL_CONTRACT;

export const messages: RemoteModule['messages'] = async (locale) => (await MESSAGES[locale]()).default;

export const routes: RemoteModule['routes'] = (portal) => {
  followEachSignIn(portal);
  return routesOf(ROUTE_TABLE, {
    dashboard: <Navigate to={pathOf('dashboard-home')} replace />,
    'dashboard-home': lazyPage(async () => (await import('./pages/HomePage.tsx')).HomePage),
    'dashboard-tests': lazyPage(async () => (await import('./pages/TestsPage.tsx')).TestsPage),
    'dashboard-select-mode': lazyPage(
      async () => (await import('./pages/SelectModePage.tsx')).SelectModePage,
    ),
    'dashboard-exam': lazyPage(async () => (await import('./pages/ExamPage.tsx')).ExamPage),
    'dashboard-result': lazyPage(async () => (await import('./pages/ResultPage.tsx')).ResultPage),
    'dashboard-statistics': lazyPage(async () => (await import('./pages/StatisticsPage.tsx')).StatisticsPage),
    'dashboard-ranking': lazyPage(async () => (await import('./pages/RankingPage.tsx')).RankingPage),
    'dashboard-profile': lazyPage(async () => (await import('./pages/ProfilePage.tsx')).ProfilePage),
    'dashboard-settings': lazyPage(async () => (await import('./pages/SettingsPage.tsx')).SettingsPage),
  });
};
