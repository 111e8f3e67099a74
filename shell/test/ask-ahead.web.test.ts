import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createSession } from '@zielona-fala/web-kit/session';
import {
  type FakeAnswer,
  type FakeRoutes,
  fakeServer,
  inSequence,
  tokenFor,
  USER,
} from '@zielona-fala/web-kit/testing';
import { askAhead } from '../src/inline/ask-ahead.ts';

const RESTORED = ['GET csrf-token', 'POST v1/auth/refresh', 'GET v1/users/user'];

const ok = (body: unknown) => ({ status: 200, body });

function serve(routes: FakeRoutes = {}) {
  return fakeServer({
    'POST v1/auth/refresh': ok({ accessToken: tokenFor(60) }),
    'GET v1/users/user': ok(USER),
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
  localStorage.setItem('signedIn', 'ola');
});
afterEach(() => {
  localStorage.clear();
  window.askedAhead = undefined;
  jest.restoreAllMocks();
});

test('the session is restored once, before the scripts are there', async () => {
  const server = serve();
  askAhead(window);
  await settled();
  expect(server.lines()).toEqual(RESTORED);
  const session = startSession();
  await session.restore();
  expect(session.getState()).toEqual({ status: 'signed-in', user: USER });
  expect(server.lines()).toEqual(RESTORED);
});

test('each answer is for one call: a second one is made', async () => {
  const server = serve();
  askAhead(window);
  const session = startSession();
  await session.restore();
  await session.reloadUser();
  expect(server.lines()).toEqual([...RESTORED, 'GET v1/users/user']);
});

test('scripts that are there at once wait for what was asked', async () => {
  const server = serve();
  askAhead(window);
  await startSession().restore();
  expect(server.lines()).toEqual(RESTORED);
});

test.each([
  ['found no server', 'network' as const],
  ['was answered by none', { status: 503 }],
])('a call that %s is unavailable once, and asked again at the next attempt', async (_how, answer) => {
  for (const line of RESTORED) {
    const server = serve();
    const fine = server.routes[line] as FakeAnswer;
    server.routes[line] = inSequence(answer, fine);
    askAhead(window);
    await settled();
    const session = startSession();
    await session.restore();
    expect(session.getState().status).toBe('unreachable');
    await session.restore();
    expect(session.getState()).toEqual({ status: 'signed-in', user: USER });
    expect(server.lines().filter((each) => each === line).length).toBeGreaterThan(1);
  }
});

test('answers that lay waiting are asked for anew, also where no timer ran', async () => {
  const server = serve();
  askAhead(window);
  await settled();
  const later = Date.now() + 10_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await startSession().restore();
  expect(server.lines()).toEqual([...RESTORED, ...RESTORED]);
});

test('a session that has ended is known by the one call', async () => {
  const server = serve({ 'POST v1/auth/refresh': { status: 401, body: { message: 'ended' } } });
  askAhead(window);
  const session = startSession();
  await session.restore();
  expect(session.getState()).toMatchObject({ status: 'anonymous', isLost: true });
  expect(server.lines()).toEqual(RESTORED.slice(0, 2));
});

test('answers do not go to who has signed in meanwhile', async () => {
  const server = serve();
  askAhead(window);
  await settled();
  localStorage.setItem('signedIn', 'jan');
  await startSession().restore();
  expect(server.lines()).toEqual([...RESTORED, ...RESTORED]);
});

test('nor to who signs in in another tab while the page runs', async () => {
  const late = Promise.withResolvers<FakeAnswer>();
  const server = serve({ 'GET v1/users/user': () => late.promise });
  askAhead(window);
  await settled();
  const session = startSession();
  localStorage.setItem('signedIn', 'jan');
  window.dispatchEvent(new StorageEvent('storage', { key: 'signedIn' }));
  localStorage.setItem('signedIn', 'ola');
  server.routes['GET v1/users/user'] = ok(USER);
  late.resolve(ok({ ...USER, username: 'somebody_else' }));
  await session.restore();
  expect(session.getState().user).toEqual(USER);
});

test('nothing is asked where nobody is signed in, where a sign-out is to be finished, nor without storage', async () => {
  const server = serve();
  localStorage.setItem('pendingLogout', '1');
  askAhead(window);
  localStorage.clear();
  askAhead(window);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  askAhead(window);
  await settled();
  expect(server.lines()).toEqual([]);
});
