import { DASHBOARD_SCREENS, type Locale } from '@zielona-fala/contracts';
import { type CompiledMessages, PORTAL_CONTRACT, type RemoteModule } from '@zielona-fala/contracts/portal';
import { Navigate } from '@zielona-fala/web-kit/router';
import { lazyPage } from '@zielona-fala/web-kit/ui';
import { forgetProgressAtLogout } from './features/exam/run/forget-at-logout.ts';

const MESSAGES: Record<Locale, () => Promise<{ default: CompiledMessages }>> = {
  pl: () => import('../.messages/pl.json'),
  en: () => import('../.messages/en.json'),
  de: () => import('../.messages/de.json'),
};

export const contract = PORTAL_CONTRACT;

export const messages: RemoteModule['messages'] = async (locale) => (await MESSAGES[locale]()).default;

export const routes: RemoteModule['routes'] = (portal) => {
  forgetProgressAtLogout(portal.session);
  return [
    {
      path: DASHBOARD_SCREENS.dashboard,
      element: <Navigate to={DASHBOARD_SCREENS['dashboard-home']} replace />,
    },
    {
      path: DASHBOARD_SCREENS['dashboard-home'],
      element: lazyPage(async () => (await import('./pages/HomePage.tsx')).HomePage),
    },
    {
      path: DASHBOARD_SCREENS['dashboard-tests'],
      element: lazyPage(async () => (await import('./pages/TestsPage.tsx')).TestsPage),
    },
    {
      path: DASHBOARD_SCREENS['dashboard-select-mode'],
      element: lazyPage(async () => (await import('./pages/SelectModePage.tsx')).SelectModePage),
    },
    {
      path: DASHBOARD_SCREENS['dashboard-exam'],
      element: lazyPage(async () => (await import('./pages/ExamPage.tsx')).ExamPage),
    },
    {
      path: DASHBOARD_SCREENS['dashboard-result'],
      element: lazyPage(async () => (await import('./pages/ResultPage.tsx')).ResultPage),
    },
    {
      path: DASHBOARD_SCREENS['dashboard-statistics'],
      element: lazyPage(async () => (await import('./pages/StatisticsPage.tsx')).StatisticsPage),
    },
    {
      path: DASHBOARD_SCREENS['dashboard-ranking'],
      element: lazyPage(async () => (await import('./pages/RankingPage.tsx')).RankingPage),
    },
    {
      path: DASHBOARD_SCREENS['dashboard-profile'],
      element: lazyPage(async () => (await import('./pages/ProfilePage.tsx')).ProfilePage),
    },
    {
      path: DASHBOARD_SCREENS['dashboard-settings'],
      element: lazyPage(async () => (await import('./pages/SettingsPage.tsx')).SettingsPage),
    },
  ];
};
