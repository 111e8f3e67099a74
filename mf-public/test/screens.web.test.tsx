import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CATEGORIES, LOCALES, type UserDto } from '@zielona-fala/contracts';
import { createTestPortal, type FakeApi, renderInPortal } from '@zielona-fala/web-kit/testing';
import { type OwnPage, ROUTE_TABLE } from '../src/route-table.ts';
import { routes } from '../src/routes.tsx';

const LEARNER: UserDto = {
  userId: 1,
  username: 'Ola',
  email: 'ola@example.com',
  created: '2026-11-21T08:00:00.000Z',
  isActive: true,
  level: 0,
  experiencePoints: 0,
  experienceToNextLevel: 100,
};

const PAGES = Object.keys(ROUTE_TABLE) as OwnPage[];

/** Only category B can be practised; the question is still on its way. */
const server: FakeApi = ({ path }) => {
  if (path === 'v1/tests/categories/all')
    return CATEGORIES.map((name, index) => ({ categoryId: index + 1, name, available: name === 'B' }));
  return new Promise(() => undefined);
};

function open(path: string, user: UserDto | null = null) {
  const portal = createTestPortal({ user, api: server });
  return renderInPortal(<p>no such page</p>, { portal, path, routes: routes(portal) });
}

test('each public page is served at its path in each language', () => {
  const served = routes(createTestPortal()).map(({ path }) => path);
  const expected = PAGES.flatMap((name) => LOCALES.map((locale) => ROUTE_TABLE[name].paths[locale]));
  expect(served.toSorted()).toEqual(expected.toSorted());
});

test.each(PAGES)('%s has one main heading', async (name) => {
  open(ROUTE_TABLE[name].paths.pl);
  expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test.each(['home', 'premium'] as const)('%s leads a guest to the registration', async (name) => {
  open(ROUTE_TABLE[name].paths.pl);
  const links = await screen.findAllByRole('link', { name: /Załóż konto/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => '/link/register'));
});

test.each(['home', 'premium'] as const)('%s leads a signed-in learner to the dashboard', async (name) => {
  open(ROUTE_TABLE[name].paths.pl, LEARNER);
  const links = await screen.findAllByRole('link', { name: /Przejdź do ćwiczeń|Ćwicz dalej/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => '/link/dashboard-home'));
  expect(screen.queryByRole('link', { name: /Załóż konto/ })).toBeNull();
});

test('home says that the questions are not the official ones, and which categories are ready', async () => {
  open(ROUTE_TABLE.home.paths.pl);
  expect(await screen.findByText(/a nie pytania urzędowe/)).toBeTruthy();
  expect(await screen.findByText('gotowa')).toBeTruthy();
  expect(screen.getByText('gotowa').closest('li')?.textContent).toBe('Bgotowa');
});
