import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { Locale } from '@zielona-fala/contracts';
import { useLocation } from '@zielona-fala/web-kit/router';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { LanguageMenu } from '../src/frame/LanguageMenu.tsx';
import { ThemeMenu } from '../src/frame/ThemeMenu.tsx';
import { createRouteBook } from '../src/navigation/route-book.ts';
import { RouteBookProvider } from '../src/navigation/useRouteMap.ts';
import { SOME_PAGES } from './some-routes.ts';

const book = createRouteBook({
  written: { remotes: SOME_PAGES },
  fetchRoutes: async () => ({ remotes: SOME_PAGES }),
  onError: () => undefined,
});

const Address = () => <output>{useLocation().pathname}</output>;

function openLanguages(path: string) {
  const switchTo = jest.fn(async (_locale: Locale) => undefined);
  const portal = { ...createTestPortal(), locale: { current: () => 'pl' as const, switchTo } };
  renderInPortal(
    <RouteBookProvider value={book}>
      <LanguageMenu />
      <Address />
    </RouteBookProvider>,
    { portal, path },
  );
  const link = (name: string) =>
    within(screen.getByRole('list', { name: /język/ })).getByRole('link', { name });
  return { switchTo, link };
}

test('the languages are links to the same page, for browsers without scripts and for other tabs', () => {
  const { link } = openLanguages('/zaloguj?redirectTo=%2Fx');
  expect(['Polski', 'English', 'Deutsch'].map((name) => link(name).getAttribute('href'))).toEqual([
    '/zaloguj?redirectTo=%2Fx',
    '/en/login?redirectTo=%2Fx',
    '/de/login?redirectTo=%2Fx',
  ]);
  expect(link('English').getAttribute('hreflang')).toBe('en');
  expect(link('Polski').getAttribute('aria-current')).toBe('true');
  expect(link('Deutsch').getAttribute('aria-current')).toBeNull();
});

test('with scripts a language changes the words and loads nothing', () => {
  const { switchTo, link } = openLanguages('/zaloguj');
  const wasLeft = fireEvent.click(link('Deutsch'));
  expect([wasLeft, screen.getByRole('status').textContent]).toEqual([false, '/zaloguj']);
  expect(switchTo).toHaveBeenCalledWith('de');
});

test('a page without a path of its own in each language stays where it is', () => {
  const { link } = openLanguages('/dashboard/home');
  expect(link('English').getAttribute('href')).toBe('/dashboard/home');
});

test('the chosen theme is marked, and another one can be chosen', () => {
  const choose = jest.fn();
  const theme = { current: () => 'dark' as const, subscribe: () => () => undefined, choose };
  renderInPortal(<ThemeMenu />, { portal: { ...createTestPortal(), theme } });
  const pressed = screen.getAllByRole('button', { pressed: true });
  expect(pressed.map(({ textContent }) => textContent)).toEqual(['Ciemny']);
  fireEvent.click(screen.getByRole('button', { name: 'Jasny' }));
  expect(choose).toHaveBeenCalledWith('light');
});
