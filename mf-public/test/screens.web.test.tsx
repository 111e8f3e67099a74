import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  AUTH_SCREENS,
  CATEGORIES,
  LOCALES,
  PUBLIC_SCREENS,
  type PublicScreen,
  type UserDto,
} from '@zielona-fala/contracts';
import { createTestPortal, type FakeApi, renderInPortal } from '@zielona-fala/web-kit/testing';
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

const SCREENS = Object.keys(PUBLIC_SCREENS) as PublicScreen[];
const OWN_SCREENS = SCREENS.filter((name) => !AUTH_SCREENS.includes(name));

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

beforeEach(() => {
  document.title = '';
  document.head.innerHTML = '';
});

test('each public screen but those of signing in is served at its path in each language', () => {
  const served = routes(createTestPortal()).map(({ path }) => path);
  const expected = OWN_SCREENS.flatMap((name) => LOCALES.map((locale) => PUBLIC_SCREENS[name][locale]));
  expect(served.toSorted()).toEqual(expected.toSorted());
});

test.each(OWN_SCREENS)('%s has one main heading, a title and a description', async (name) => {
  open(PUBLIC_SCREENS[name].pl);
  expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title.length).toBeGreaterThan(0);
  const description = document.head.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  expect(description.length).toBeGreaterThanOrEqual(30);
});

test.each(['home', 'premium'] as const)('%s leads a guest to the registration', async (name) => {
  open(PUBLIC_SCREENS[name].pl);
  const links = await screen.findAllByRole('link', { name: /Załóż konto/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => PUBLIC_SCREENS.register.pl));
});

test.each(['home', 'premium'] as const)('%s leads a signed-in learner to the dashboard', async (name) => {
  open(PUBLIC_SCREENS[name].pl, LEARNER);
  const links = await screen.findAllByRole('link', { name: /Przejdź do ćwiczeń|Ćwicz dalej/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => '/dashboard/home'));
  expect(screen.queryByRole('link', { name: /Załóż konto/ })).toBeNull();
});

test('home says that the questions are not the official ones, and which categories are ready', async () => {
  open(PUBLIC_SCREENS.home.pl);
  expect(await screen.findByText(/a nie pytania urzędowe/)).toBeTruthy();
  expect(await screen.findByText('gotowa')).toBeTruthy();
  expect(screen.getByText('gotowa').closest('li')?.textContent).toBe('Bgotowa');
});
