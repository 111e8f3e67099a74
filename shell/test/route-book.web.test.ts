import { expect, jest, test } from '@jest/globals';
import type { PortalRoutes } from '@zielona-fala/contracts/portal';
import { fakeServer } from '@zielona-fala/web-kit/testing';
import { createRouteBook, fetchRoutes } from '../src/navigation/route-book.ts';
import { SOME_PAGES } from './some-routes.ts';

const ALL: PortalRoutes = { remotes: SOME_PAGES };
const WITHOUT_AUTH: PortalRoutes = { remotes: { ...SOME_PAGES, auth: null } };

function open(written: PortalRoutes | null, answer: () => Promise<PortalRoutes> = async () => ALL) {
  const fetchRoutes = jest.fn(answer);
  const onError = jest.fn();
  const book = createRouteBook({ written, fetchRoutes, onError });
  const onChange = jest.fn();
  book.subscribe(onChange);
  return { book, fetchRoutes, onError, onChange };
}

test('the routes that came with the page are known without a request', () => {
  const { book, fetchRoutes } = open(ALL);
  expect(book.href('login', 'en')).toBe('/en/login');
  expect(fetchRoutes).not.toHaveBeenCalled();
});

test('a link to a remote that never told its routes leads below its prefix, until they are known', async () => {
  const { book, onChange } = open(WITHOUT_AUTH);
  expect(book.href('login', 'en')).toBe('/account?page=login');
  expect(book.get().locate('/account')).toMatchObject({ kind: 'unknown', remote: 'auth' });
  await book.refresh();
  expect(book.href('login', 'en')).toBe('/en/login');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('nothing is known of a page that holds no routes, and everything once the server is asked', async () => {
  const { book } = open(null);
  expect(book.get().unknown).toEqual(['public', 'auth', 'dashboard']);
  expect([book.href('home', 'pl'), book.href('home', 'de')]).toEqual(['/?page=home', '/de?page=home']);
  await book.refresh();
  expect(book.get().unknown).toEqual([]);
});

test('an answer that says nothing new changes nothing, however many ask at once', async () => {
  const { book, fetchRoutes, onChange } = open(ALL);
  await Promise.all([book.refresh(), book.refresh()]);
  expect(fetchRoutes).toHaveBeenCalledTimes(1);
  expect(onChange).not.toHaveBeenCalled();
});

test('a server that does not answer leaves what is known', async () => {
  const { book, onError } = open(WITHOUT_AUTH, () => Promise.reject(new Error('away')));
  await book.refresh();
  expect(book.href('dashboard-home', 'pl')).toBe('/dashboard/home');
  expect(onError).toHaveBeenCalledWith(new Error('away'));
});

test('an answer without routes is none', async () => {
  const server = fakeServer({ 'GET /routes.json': { status: 200, body: {} } });
  await expect(fetchRoutes()).rejects.toThrow('/routes.json');
  server.routes['GET /routes.json'] = { status: 200, body: ALL };
  await expect(fetchRoutes()).resolves.toEqual(ALL);
});
