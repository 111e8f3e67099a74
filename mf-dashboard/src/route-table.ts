import { PLAN_PATH } from '@zielona-fala/contracts';
import type { PageDeclaration, RouteTable } from '@zielona-fala/contracts/portal';
import type { IconName } from '@zielona-fala/web-kit/ui';
import { defineMessages } from 'react-intl';

const TABS = defineMessages({
  home: { id: 'dashboard.tab.home', defaultMessage: 'Start', description: 'Tab: dashboard home' },
  practise: {
    id: 'dashboard.tab.practise',
    defaultMessage: 'Ćwicz',
    description: 'Tab: choose what to practise',
  },
  statistics: { id: 'dashboard.tab.statistics', defaultMessage: 'Postępy', description: 'Tab: statistics' },
  ranking: { id: 'dashboard.tab.ranking', defaultMessage: 'Ranking', description: 'Tab: ranking' },
  profile: { id: 'dashboard.tab.profile', defaultMessage: 'Profil', description: 'Tab: profile' },
});

const page = (name: string) =>
  ({
    audience: 'active',
    frame: 'dashboard',
    title: `sales.seo.${name}.title`,
    description: `sales.seo.${name}.description`,
  }) satisfies Partial<PageDeclaration>;

const tab = (order: number, icon: IconName, label: { readonly id: string }) => ({
  menus: ['tabs'] as const,
  order,
  icon,
  label: label.id,
});

/** The signed-in area (requirement 2.3): secure-page and active-account guards; before it, what a visitor practises. */
export const ROUTE_TABLE = {
  'first-questions': {
    audience: 'public',
    frame: 'public',
    title: 'sales.seo.first-questions.title',
    description: 'sales.seo.first-questions.description',
    paths: '/first-questions',
  },
  dashboard: { ...page('dashboard-home'), paths: '/dashboard' },
  'dashboard-home': { ...page('dashboard-home'), paths: PLAN_PATH, menu: tab(1, 'house', TABS.home) },
  'dashboard-select-mode': {
    ...page('dashboard-select-mode'),
    paths: '/dashboard/tests/select-mode',
    menu: tab(2, 'play', TABS.practise),
  },
  'dashboard-questions': {
    ...page('dashboard-questions'),
    paths: '/dashboard/questions',
    tab: 'dashboard-select-mode',
  },
  'dashboard-rules': {
    ...page('dashboard-rules'),
    paths: '/dashboard/rules',
    tab: 'dashboard-select-mode',
  },
  'dashboard-reports': {
    ...page('dashboard-reports'),
    paths: '/dashboard/reports',
    tab: 'dashboard-select-mode',
  },
  // without a network nobody can be asked whether the learner is active: the page itself asks who is signed in
  'dashboard-offline': {
    ...page('dashboard-offline'),
    audience: 'public',
    paths: '/dashboard/offline',
    tab: 'dashboard-select-mode',
  },
  'dashboard-groups': {
    ...page('dashboard-groups'),
    paths: '/dashboard/groups',
    tab: 'dashboard-select-mode',
  },
  'dashboard-statistics': {
    ...page('dashboard-statistics'),
    paths: '/dashboard/statistics',
    menu: tab(3, 'stats', TABS.statistics),
  },
  'dashboard-ranking': {
    ...page('dashboard-ranking'),
    paths: '/dashboard/ranking',
    menu: tab(4, 'ranking', TABS.ranking),
  },
  'dashboard-profile': {
    ...page('dashboard-profile'),
    paths: '/dashboard/profile',
    menu: tab(5, 'account', TABS.profile),
  },
  'dashboard-tests': { ...page('dashboard-tests'), paths: '/dashboard/tests', tab: 'dashboard-statistics' },
  'dashboard-exam': { ...page('dashboard-exam'), paths: '/dashboard/tests/exam', fillsWindow: true },
  'dashboard-result': {
    ...page('dashboard-result'),
    paths: '/dashboard/tests/result',
    tab: 'dashboard-select-mode',
  },
  'dashboard-settings': {
    ...page('dashboard-settings'),
    paths: '/dashboard/settings',
    tab: 'dashboard-profile',
  },
} as const satisfies RouteTable;
