import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPortal } from '@zielona-fala/web-kit/testing';
import { DashboardNav } from '../src/frame/DashboardNav.tsx';
import { createRouteBook } from '../src/navigation/route-book.ts';
import { RouteBookProvider } from '../src/navigation/useRouteMap.ts';
import { SOME_PAGES } from './some-routes.ts';

const pages = {
  ...SOME_PAGES,
  dashboard: {
    ...SOME_PAGES.dashboard,
    settings: {
      paths: '/dashboard/settings',
      audience: 'active',
      frame: 'dashboard',
      tab: 'dashboard-home',
    },
  },
} as const;

const book = createRouteBook({
  written: { remotes: pages },
  fetchRoutes: async () => ({ remotes: pages }),
  onError: () => undefined,
});

const openTab = (path: string): string[] => {
  const { unmount } = renderInPortal(
    <RouteBookProvider value={book}>
      <DashboardNav />
    </RouteBookProvider>,
    { path },
  );
  const lit = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  const told = lit.map((link) => `${link.textContent} ${link.getAttribute('aria-current')}`);
  unmount();
  return told;
};

test('the tab of the page is lit, and for a page without one the tab it belongs to', () => {
  expect(openTab('/dashboard/home')).toEqual(['home pl page']);
  expect(openTab('/dashboard/settings')).toEqual(['home pl true']);
});
