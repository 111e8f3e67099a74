import { expect, test } from '@jest/globals';
import type { PageRoute } from '@zielona-fala/contracts/portal';
import { ROUTES_DOCUMENT } from '@zielona-fala/contracts/schemas';
import fc from 'fast-check';
import { createRouteMap, prefixedDashboard } from '../src/navigation/route-map.ts';
import { SOME_PAGES, SOME_ROUTES } from './some-routes.ts';

const map = createRouteMap(SOME_PAGES);

test.each([
  ['/', 'home', 'pl'],
  ['/de', 'home', 'de'],
  ['/en/', 'home', 'en'],
  ['/en/privacy-policy', 'privacy-policy', 'en'],
  ['/zaloguj', 'login', 'pl'],
  ['/account/activate-info', 'account-activate-info', null],
  ['/account/activate/abc', 'account-activate', 'pl'],
  ['/en/account/activate/a%2Fb%', 'account-activate', 'en'],
  ['/dashboard/tests/', 'dashboard-tests', null],
])('%s leads to %s', (path, name, locale) => {
  expect(map.locate(path)).toMatchObject({ kind: 'page', name, locale });
});

test('an instance of a page that others link to is found in each language, and nothing that is not there', () => {
  expect(map.instanceHref('topic', 'signs', 'en')).toBe('/en/topic/signs');
  expect(map.instanceHref('topic', 'nothing', 'en')).toBeNull();
  expect(createRouteMap({ ...SOME_PAGES, public: null }).instanceHref('topic', 'signs', 'en')).toBeNull();
});

test.each([
  ['/nope', 'pl'],
  ['/en/nope', 'en'],
  ['/en/zaloguj', 'en'],
  ['/Zaloguj', 'pl'],
  ['/dashboards', 'pl'],
  ['/dashboard/nope', null],
  ['/temat/nope', 'pl'],
  ['/en/topic/znaki', 'en'],
  ['/en/topic/', 'en'],
  ['/account/activate/', null],
  ['/account/activate/a/b', null],
])('%s leads nowhere', (path, locale) => {
  expect(map.locate(path)).toEqual({ kind: 'missing', locale });
});

test('while the names of many instances are unknown, any word is taken for one; once they are known, no other', () => {
  const { topic } = SOME_PAGES.public;
  if (!topic?.instances) throw new Error('the topics have no instances');
  const { instances: _, ...withoutNames } = topic;
  const guessing = createRouteMap({ ...SOME_PAGES, public: { topic: { ...withoutNames, open: true } } });
  expect(guessing.locate('/en/topic/any')).toMatchObject({ kind: 'page', instance: 'any', locale: 'en' });
  expect(guessing.translated('/en/topic/any', 'de')).toBe('/de/thema/any');
  const knowing = createRouteMap({ ...SOME_PAGES, public: { topic: { ...topic, open: true } } });
  expect(knowing.locate('/en/topic/any')).toEqual({ kind: 'missing', locale: 'en' });
  expect(knowing.locate('/en/topic/signs')).toMatchObject({ kind: 'page', instance: 'signs' });
});

test('a page of a path stands before one of a pattern, whatever the order they are told in, as in the browser', () => {
  const page = (paths: string): PageRoute => ({ paths, audience: 'public', frame: 'dashboard' });
  const pages = {
    any: page('/dashboard/:a/:b'),
    topic: page('/dashboard/:id/tips'),
    tips: page('/dashboard/fresh/tips'),
  };
  const ordered = createRouteMap<PageRoute>({ ...SOME_PAGES, dashboard: pages });
  expect(ordered.locate('/dashboard/fresh/tips')).toMatchObject({ name: 'tips' });
  expect(ordered.locate('/dashboard/old/tips')).toMatchObject({ name: 'topic' });
  expect(ordered.locate('/dashboard/old/signs')).toMatchObject({ name: 'any' });
});

test('whatever path the shell takes from a remote, the map can match', () => {
  const anyPath = fc
    .string({ unit: fc.constantFrom('/', ':', 'a', '1', '_', '-'), maxLength: 8 })
    .map((end) => `/dashboard/${end}`);
  const [page] = Object.values(SOME_ROUTES.dashboard.pages);
  fc.assert(
    fc.property(anyPath, (paths) => {
      const told = { ...SOME_ROUTES.dashboard, pages: { any: { ...page, menu: undefined, paths } } };
      const { error, value } = ROUTES_DOCUMENT.validate(told);
      fc.pre(!error);
      const example = paths.replaceAll(/:\w+/g, 'step');
      const { pages: dashboard } = value;
      expect(createRouteMap({ ...SOME_PAGES, dashboard }).locate(example)).toMatchObject({ name: 'any' });
    }),
  );
});

test('below the prefix of a remote that never told its routes nothing is missing, it is unknown', () => {
  const partly = createRouteMap({ ...SOME_PAGES, auth: null });
  expect(partly.unknown).toEqual(['auth']);
  expect(partly.locate('/de/login')).toEqual({ kind: 'unknown', remote: 'auth', locale: 'de' });
  expect(partly.locate('/account/nope')).toEqual({ kind: 'unknown', remote: 'auth', locale: null });
  expect(partly.locate('/nope')).toEqual({ kind: 'missing', locale: 'pl' });
  expect(partly.href('login', 'de')).toBeNull();
});

test('pages are linked to by name, in the language of the interface', () => {
  expect(map.href('login', 'de')).toBe('/de/login');
  expect(map.href('dashboard-home', 'de')).toBe('/dashboard/home');
});

test('a page of that name in another remote takes no links', () => {
  const other: PageRoute = { paths: '/sign-in', audience: 'public', frame: 'public' };
  const named = { ...SOME_PAGES, public: { ...SOME_PAGES.public, login: other } };
  expect(createRouteMap<PageRoute>(named).href('login', 'de')).toBe('/de/login');
  expect(createRouteMap<PageRoute>({ ...named, auth: null }).href('login', 'de')).toBeNull();
});

test('the language switch keeps the page', () => {
  expect(map.translated('/zaloguj', 'de')).toBe('/de/login');
  expect(map.translated('/de/datenschutzrichtlinie', 'pl')).toBe('/polityka-prywatnosci');
  expect(map.translated('/account/activate/t0ken', 'en')).toBe('/en/account/activate/t0ken');
  expect(map.translated('/account/activate/a%2Fb', 'en')).toBe('/en/account/activate/a%2Fb');
  expect(map.translated('/dashboard/home', 'en')).toBeNull();
});

test('an instance of a page stands at its own word in each language, and nothing else does', () => {
  expect(map.locate('/de/thema/zeichen')).toMatchObject({ name: 'topic', instance: 'signs', locale: 'de' });
  expect(map.locate('/temat/abs/')).toMatchObject({ name: 'topic', instance: 'abs', locale: 'pl' });
  expect(map.locate('/en')).toMatchObject({ name: 'home', instance: null });
  expect(map.translated('/de/thema/zeichen', 'pl')).toBe('/temat/znaki');
  expect(map.translated('/temat/abs', 'en')).toBe('/en/topic/abs');
  expect(map.pages.filter(({ name }) => name === 'topic').map(({ instance }) => instance)).toEqual([
    'signs',
    'abs',
  ]);
});

test('a menu has its entries in order, in the language of the interface', () => {
  expect(map.menu('tabs', 'en')).toEqual([
    { name: 'dashboard-home', path: '/dashboard/home', label: 'home en', icon: 'house' },
    { name: 'dashboard-tests', path: '/dashboard/tests', label: 'tests en', icon: 'house' },
  ]);
  expect(map.menu('footer', 'en')).toEqual([]);
});

test('a language before the dashboard is told apart from it', () => {
  expect(prefixedDashboard('/de/dashboard/tests')).toEqual({ locale: 'de', path: '/dashboard/tests' });
  expect(prefixedDashboard('/dashboard')).toBeNull();
  expect(prefixedDashboard('/en/dashboards')).toBeNull();
});
