import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type FakeAnswer, type FakeRoutes, tokenFor, USER } from '@zielona-fala/web-kit/testing';
import { CREDENTIALS, ok, refused, start } from './start-session.ts';

const LOGOUT = 'GET v1/auth/logout';
const REFRESH = 'POST v1/auth/refresh';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  jest.restoreAllMocks();
});

const settled = () => jest.advanceTimersByTimeAsync(0);
const laterOn = () => jest.advanceTimersByTimeAsync(5 * 60_000);

/** Ola signs in, and out while the server does not answer as it should. */
async function signedOutInVain(answer: FakeAnswer = 'network', routes: FakeRoutes = {}) {
  const parts = start({ [LOGOUT]: answer, [REFRESH]: answer, ...routes });
  await parts.session.login(CREDENTIALS);
  await parts.session.logout();
  await settled();
  const since = parts.server.lines().length;
  return { ...parts, linesSince: () => parts.server.lines().slice(since) };
}

test('a logout that the server hears leaves nothing to finish', async () => {
  const { session, saysLogoutPending, server } = start({ [LOGOUT]: ok({ status: 'ok' }) });
  await session.login(CREDENTIALS);
  await session.logout();
  await laterOn();
  expect(localStorage.getItem('pendingLogout')).toBeNull();
  expect(saysLogoutPending()).toBe(false);
  expect(server.lines().filter((line) => line === LOGOUT)).toHaveLength(1);
});

test.each(['GET', 'POST'] as const)(
  'a %s that it overtakes is refused, which is no loss of the session',
  async (method) => {
    const answer = Promise.withResolvers<FakeAnswer>();
    const told = Promise.withResolvers<FakeAnswer>();
    const { session } = start({
      [`${method} v1/tests`]: () => answer.promise,
      [LOGOUT]: () => told.promise,
      [REFRESH]: refused(401),
    });
    await session.login(CREDENTIALS);
    const isRefused = expect(session.client.request({ path: 'v1/tests', method })).rejects.toMatchObject({
      status: 401,
    });
    await settled();
    const left = session.logout();
    answer.resolve(refused(401));
    await isRefused;
    expect(session.getState().isLost).toBeUndefined();
    told.resolve(ok({ status: 'ok' }));
    await left;
    expect(session.getState()).toEqual({ status: 'anonymous', user: null });
  },
);

test('a session that the server has ended already is not signed out again', async () => {
  const { session, saysLogoutPending } = start({ [LOGOUT]: refused(401) });
  await session.login(CREDENTIALS);
  await session.logout();
  await settled();
  expect(localStorage.getItem('pendingLogout')).toBeNull();
  expect(saysLogoutPending()).toBe(false);
});

test('a session that is known to be over is forgotten without a word to the server', async () => {
  const { session, saysLogoutPending, server, onSignedOut } = start();
  await session.login(CREDENTIALS);
  const left = session.logout({ isOver: true });
  expect(session.getState()).toEqual({ status: 'anonymous', user: null });
  await left;
  await laterOn();
  expect(onSignedOut).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('pendingLogout')).toBeNull();
  expect(saysLogoutPending()).toBe(false);
  expect(server.lines()).not.toContain(LOGOUT);
});

describe('a logout that the server has not heard', () => {
  test.each<FakeAnswer>(['network', refused(503), refused(404)])(
    'signs out here, and says that it is pending: %j',
    async (answer) => {
      const { session, onSignedOut, saysLogoutPending } = await signedOutInVain(answer);
      expect(session.getState()).toEqual({ status: 'anonymous', user: null });
      expect(localStorage.getItem('signedIn')).toBeNull();
      expect(onSignedOut).toHaveBeenCalledTimes(1);
      expect(localStorage.getItem('pendingLogout')).not.toBeNull();
      expect(saysLogoutPending()).toBe(true);
    },
  );

  test('is finished when the server is back, and no longer said to be pending', async () => {
    const { session, server, saysLogoutPending } = await signedOutInVain();
    const renewed = tokenFor(60, 'renewed');
    server.routes[REFRESH] = ok({ accessToken: renewed });
    server.routes[LOGOUT] = ok({ status: 'ok' });
    await laterOn();
    expect(server.calls.at(-1)?.line).toBe(LOGOUT);
    expect(server.calls.at(-1)?.headers.get('x-access-token')).toBe(renewed);
    expect(localStorage.getItem('pendingLogout')).toBeNull();
    expect(saysLogoutPending()).toBe(false);
    expect(session.getState().status).toBe('anonymous');
  });

  test('is finished at the next visit before anything is restored, even where the tab was closed on the way', async () => {
    localStorage.setItem('pendingLogout', '1');
    localStorage.setItem('signedIn', 'closed-on-the-way');
    const { session, server } = start({
      [REFRESH]: ok({ accessToken: tokenFor(60) }),
      [LOGOUT]: ok({ status: 'ok' }),
    });
    await session.restore();
    await settled();
    expect(session.getState()).toEqual({ status: 'anonymous', user: null });
    expect(server.lines()).toEqual(['GET csrf-token', REFRESH, LOGOUT]);
    expect({ ...localStorage }).toEqual({});
  });

  test('restores nobody at the next visit while the server is away', async () => {
    localStorage.setItem('pendingLogout', '1');
    const { session, saysLogoutPending } = start({ [REFRESH]: 'network' });
    await session.restore();
    await settled();
    expect(session.getState().status).toBe('anonymous');
    expect(localStorage.getItem('pendingLogout')).not.toBeNull();
    expect(saysLogoutPending()).toBe(true);
  });

  test('of a session that is over by then is finished', async () => {
    const { server, saysLogoutPending } = await signedOutInVain();
    server.routes[REFRESH] = refused(401);
    await laterOn();
    expect(localStorage.getItem('pendingLogout')).toBeNull();
    expect(saysLogoutPending()).toBe(false);
  });

  test('is over with the next sign-in, which ends that session and is not ended itself', async () => {
    const { session, server, linesSince, saysLogoutPending } = await signedOutInVain();
    server.routes[LOGOUT] = ok({ status: 'ok' });
    server.routes[REFRESH] = ok({ accessToken: tokenFor(60, 'renewed') });
    await session.login(CREDENTIALS);
    await laterOn();
    expect(session.getState()).toEqual({ status: 'signed-in', user: USER });
    expect(linesSince()).not.toContain(LOGOUT);
    expect(localStorage.getItem('pendingLogout')).toBeNull();
    expect(saysLogoutPending()).toBe(false);
  });

  test('stays pending when somebody mistypes a password', async () => {
    const { session, server } = await signedOutInVain('network');
    server.routes['POST v1/auth/login'] = refused(401);
    await expect(session.login(CREDENTIALS)).rejects.toMatchObject({ status: 401 });
    expect(localStorage.getItem('pendingLogout')).not.toBeNull();
  });

  test('never meets a sign-in halfway: that waits for its answer', async () => {
    const late = Promise.withResolvers<FakeAnswer>();
    localStorage.setItem('pendingLogout', '1');
    const { session, server } = start({ [REFRESH]: () => late.promise, [LOGOUT]: ok({ status: 'ok' }) });
    await session.restore();
    await settled();
    const signingIn = session.login(CREDENTIALS);
    await settled();
    expect(server.lines()).not.toContain('POST v1/auth/login');
    late.resolve(ok({ accessToken: tokenFor(60, 'renewed') }));
    await signingIn;
    expect(server.lines().filter((line) => /login|logout/.test(line))).toEqual([
      LOGOUT,
      'POST v1/auth/login',
    ]);
    expect(session.getState().status).toBe('signed-in');
  });
});
