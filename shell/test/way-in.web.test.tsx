import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { SessionStatus } from '@zielona-fala/contracts/portal';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { TopBar } from '../src/frame/TopBar.tsx';
import { createRouteBook } from '../src/navigation/route-book.ts';
import { RouteBookProvider } from '../src/navigation/useRouteMap.ts';
import { BrokenPage } from '../src/pages/BrokenPage.tsx';
import { SOME_PAGES } from './some-routes.ts';

const book = createRouteBook({
  written: { remotes: SOME_PAGES },
  fetchRoutes: async () => ({ remotes: SOME_PAGES }),
  onError: () => undefined,
});

test.each<[SessionStatus, string, string, string]>([
  ['anonymous', 'Zaloguj się', 'login', 'home'],
  ['restoring', 'Zaloguj się', 'login', 'home'],
  ['signed-in', 'Moja nauka', 'dashboard-home', 'dashboard-home'],
  ['unreachable', 'Moja nauka', 'dashboard-home', 'dashboard-home'],
])('a visitor whose session is %s is offered “%s”', (status, words, way, start) => {
  const state = { status, user: null };
  const session = { getState: () => state };
  renderInPortal(
    <RouteBookProvider value={book}>
      <TopBar nav />
      <BrokenPage error={new Error('broken')} retry={() => undefined} />
    </RouteBookProvider>,
    { portal: createTestPortal({ session }) },
  );
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(words)).toBe(`/link/${way}`);
  expect(hrefOf('Wróć na start')).toBe(`/link/${start}`);
});
