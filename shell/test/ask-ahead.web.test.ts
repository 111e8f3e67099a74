import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { getTest } from '@zielona-fala/contracts/api/exams/get-test';
import { requestTo } from '@zielona-fala/contracts/portal';
import { createSession } from '@zielona-fala/web-kit/session';
import { type FakeRoutes, fakeServer, inSequence, tokenFor, USER } from '@zielona-fala/web-kit/testing';
import { askAhead } from '../src/inline/ask-ahead.ts';

const TEST = 'v1/tests/single/12?lang=pl&cat=B';
const READS = ['v1/tests/single/:testId?lang&cat'];
const RESTORED = ['GET csrf-token', 'POST v1/auth/refresh', 'GET v1/users/user'];

const ok = (body: unknown) => ({ status: 200, body });

function serve(routes: FakeRoutes = {}) {
  return fakeServer({
    'POST v1/auth/refresh': ok({ accessToken: tokenFor(60) }),
    'GET v1/users/user': ok(USER),
    [`GET ${TEST}`]: ok({ testId: 12 }),
    ...routes,
  });
}

const startSession = () =>
  createSession({
    startProgress: () => () => undefined,
    onLevel: () => undefined,
    onSignedOut: () => undefined,
    onLogoutPending: () => () => undefined,
  });

/** Lets all that has been answered go on. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/dashboard/tests/exam?testId=12&cat=B&lang=pl');
  localStorage.setItem('signedIn', 'ola');
});
afterEach(() => {
  localStorage.clear();
  window.askedAhead = undefined;
  jest.restoreAllMocks();
});

test('the session and what the page reads first are asked for once, before the scripts are there', async () => {
  const server = serve();
  askAhead(window, READS);
  await settled();
  expect(server.lines()).toEqual([...RESTORED, `GET ${TEST}`]);
  const session = startSession();
  await session.restore();
  expect(session.getState()).toEqual({ status: 'signed-in', user: USER });
  await expect(
    session.client.request(requestTo(getTest, { testId: 12, query: { lang: 'pl', cat: 'B' } })),
  ).resolves.toEqual({ testId: 12 });
  expect(server.lines()).toHaveLength(4);
});

test('each answer is for one call: a second one is made', async () => {
  const server = serve();
  askAhead(window, []);
  const session = startSession();
  await session.restore();
  await session.reloadUser();
  expect(server.lines()).toEqual([...RESTORED, 'GET v1/users/user']);
});

test('scripts that are there at once wait for what was asked', async () => {
  const server = serve();
  askAhead(window, []);
  await startSession().restore();
  expect(server.lines()).toEqual(RESTORED);
});

test('what found no server is asked again', async () => {
  const server = serve({ 'POST v1/auth/refresh': inSequence('network', ok({ accessToken: tokenFor(60) })) });
  askAhead(window, READS);
  await settled();
  const session = startSession();
  await session.restore();
  expect(session.getState().status).toBe('signed-in');
  expect(server.lines()).toEqual([RESTORED[0], RESTORED[1], RESTORED[1], RESTORED[2]]);
});

test('a session that has ended is known by the one call', async () => {
  const server = serve({ 'POST v1/auth/refresh': { status: 401, body: { message: 'ended' } } });
  askAhead(window, READS);
  const session = startSession();
  await session.restore();
  expect(session.getState()).toMatchObject({ status: 'anonymous', isLost: true });
  expect(server.lines()).toEqual(RESTORED.slice(0, 2));
});

test('answers do not go to who has signed in meanwhile', async () => {
  const server = serve();
  askAhead(window, READS);
  await settled();
  localStorage.setItem('signedIn', 'jan');
  await startSession().restore();
  expect(server.lines()).toEqual([...RESTORED, `GET ${TEST}`, ...RESTORED]);
});

test('nor to who signs in in another tab while the page runs', async () => {
  const server = serve({ 'GET v1/users/user': inSequence({ status: 503 }, ok(USER)) });
  askAhead(window, READS);
  const session = startSession();
  await session.restore();
  localStorage.setItem('signedIn', 'jan');
  window.dispatchEvent(new StorageEvent('storage', { key: 'signedIn' }));
  localStorage.setItem('signedIn', 'ola');
  await session.client.request(requestTo(getTest, { testId: 12, query: { lang: 'pl', cat: 'B' } }));
  expect(server.lines().filter((line) => line === `GET ${TEST}`)).toHaveLength(2);
});

test('nothing is read for a page whose address does not say what', async () => {
  window.history.replaceState(null, '', '/dashboard/tests/exam?trial=B&lang=pl');
  const server = serve();
  askAhead(window, READS);
  await settled();
  expect(server.lines()).toEqual(RESTORED);
});

test('nothing is asked where nobody is signed in, where a sign-out is to be finished, nor without storage', async () => {
  const server = serve();
  localStorage.setItem('pendingLogout', '1');
  askAhead(window, READS);
  localStorage.clear();
  askAhead(window, READS);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  askAhead(window, READS);
  await settled();
  expect(server.lines()).toEqual([]);
});
