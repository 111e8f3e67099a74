import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { type FakeAnswer, tokenFor, USER } from '@zielona-fala/web-kit/testing';
import { CREDENTIALS, ok, refused, start } from './start-session.ts';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const OTHER = { ...USER, userId: 8, username: 'jan_k', level: 5 };

/** Signs Ola in, asks for her again, and lets Jan sign in before the answer to that arrives. */
async function jansSessionBeforeOlasAnswer() {
  const late = Promise.withResolvers<FakeAnswer>();
  const { session, server, onSignedOut } = start({ 'GET v1/auth/logout': ok({ status: 'ok' }) });
  await session.login(CREDENTIALS);
  server.routes['GET v1/users/user'] = () => late.promise;
  const olas = session.reloadUser().catch((error: unknown) => error);
  await session.logout();
  server.routes['GET v1/users/user'] = ok(OTHER);
  server.routes['POST v1/auth/login'] = ok({ accessToken: tokenFor(60, 'jan') });
  await session.login({ ...CREDENTIALS, email: 'jan@example.test' });
  onSignedOut.mockClear();
  const arrive = async (answer: FakeAnswer) => {
    late.resolve(answer);
    await olas;
  };
  return { session, server, onSignedOut, arrive };
}

test('a user who is asked for in one session never lands in the next', async () => {
  const { session, arrive } = await jansSessionBeforeOlasAnswer();
  expect(session.getState().user).toEqual(OTHER);
  await arrive(ok(USER));
  expect(session.getState()).toEqual({ status: 'signed-in', user: OTHER });
  expect(localStorage.getItem('announcedLevel')).toBe('5');
});

test.each([401, 403])(
  'a late %i of one session neither ends the next nor is asked again in it',
  async (status) => {
    const { session, server, onSignedOut, arrive } = await jansSessionBeforeOlasAnswer();
    server.routes['GET v1/users/user'] = refused(status);
    const before = server.lines().length;
    await arrive(refused(status));
    expect(session.getState()).toEqual({ status: 'signed-in', user: OTHER });
    expect(onSignedOut).not.toHaveBeenCalled();
    expect(server.lines().slice(before)).toEqual([]);
  },
);

test('a renewal that answers after the learner has left gives nobody a token', async () => {
  const late = Promise.withResolvers<FakeAnswer>();
  const { session, server } = start(
    {
      'GET v1/auth/logout': ok({ status: 'ok' }),
      'POST v1/auth/refresh': () => late.promise,
      'GET v1/tests/B': ok([]),
    },
    29,
  );
  await session.login(CREDENTIALS);
  const renewing = session.renew();
  await session.logout();
  late.resolve(ok({ accessToken: tokenFor(60, 'b') }));
  await renewing;
  await session.client.request({ path: 'v1/tests/B' });
  expect(server.calls.at(-1)?.headers.get('x-access-token')).toBeNull();
});

test('the token is not checked while it is being given up', async () => {
  const { session, server } = start({
    'GET v1/auth/logout': ok({ status: 'ok' }),
    'GET v1/auth/valid': refused(401),
  });
  await session.login(CREDENTIALS);
  await Promise.all([session.logout(), session.check()]);
  expect(server.lines()).not.toContain('GET v1/auth/valid');
});

test('a write that comes while a session begins is sent with the CSRF token of that session', async () => {
  const loggedIn = Promise.withResolvers<FakeAnswer>();
  let owner = 'nobody';
  const { session, server } = start({
    'GET csrf-token': () => ok({ csrfToken: owner }),
    'POST v1/auth/login': async () => {
      owner = 'Ola';
      return loggedIn.promise;
    },
    'POST v1/tests': ({ headers }) => (headers.get('x-csrf-token') === owner ? ok({}) : refused(403)),
  });
  const login = session.login(CREDENTIALS);
  await waitFor(() => expect(owner).toBe('Ola'));
  const write = session.client.request({ path: 'v1/tests', method: 'POST' });
  loggedIn.resolve(ok({ accessToken: tokenFor(60) }));
  await Promise.all([login, write]);
  expect(server.lines().filter((line) => line === 'POST v1/tests')).toHaveLength(1);
});

test('a write goes out after a sign-in that was refused', async () => {
  const { session } = start({ 'POST v1/auth/login': refused(401), 'POST v1/tests': ok({ testId: 1 }) });
  const login = session.login(CREDENTIALS).catch((error: unknown) => error);
  const write = session.client.request({ path: 'v1/tests', method: 'POST' });
  await expect(write).resolves.toEqual({ testId: 1 });
  await expect(login).resolves.toMatchObject({ status: 401 });
});
