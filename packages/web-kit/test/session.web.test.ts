import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { configure } from '@testing-library/react';
import { type FakeAnswer, inTurn, tokenFor, USER } from '@zielona-fala/web-kit/testing';
import { CREDENTIALS, ok, refused, start } from './start-session.ts';

beforeEach(() => {
  configure({ asyncUtilTimeout: 10_000 });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('login keeps the token in memory, fetches a fresh CSRF token and loads the user', async () => {
  const { server, session } = start();
  await session.login(CREDENTIALS);
  expect(server.lines()).toEqual([
    'GET csrf-token',
    'POST v1/auth/login',
    'GET csrf-token',
    'GET v1/users/user',
  ]);
  expect(session.getState()).toEqual({ status: 'signed-in', user: USER });
  const token = server.calls.at(-1)?.headers.get('x-access-token');
  expect(token).toMatch(/^header\..+\.signature$/);
  expect(JSON.stringify(localStorage)).not.toContain(token);
});

test('writes carry the CSRF token and a request id, reads do not need the former', async () => {
  const { server, session } = start({ 'POST v1/tests': ok({}), 'GET v1/tests/B': ok([]) });
  await session.client.request({ path: 'v1/tests', method: 'POST', body: { mode: 'exam' } });
  await session.client.request({ path: '/v1/tests/B' });
  const [, write, read] = server.calls;
  expect(write?.headers.get('x-csrf-token')).toBe('csrf-1');
  expect(write?.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(write?.body).toEqual({ mode: 'exam' });
  expect(read?.headers.get('x-csrf-token')).toBeNull();
});

test.each([
  ['network' as const, 'network', 0],
  [refused(401), 'unauthorized', 401],
  [refused(403, 'You can only resend the activation link every 10 minutes'), 'forbidden', 403],
  [refused(422), 'validation', 422],
  [refused(503), 'server', 503],
  [refused(409), 'unknown', 409],
])('an error is typed by its cause: %j', async (answer, type, status) => {
  const { session } = start({ 'GET v1/tests/B': answer });
  await expect(session.client.request({ path: 'v1/tests/B' })).rejects.toMatchObject({ type, status });
});

test('a 403 is retried once with a fresh CSRF token', async () => {
  const { server, session, onSignedOut } = start({
    'GET csrf-token': inTurn(ok({ csrfToken: 'old' }), ok({ csrfToken: 'new' })),
    'POST v1/tests': inTurn(refused(403), ok({ testId: 1 })),
  });
  await expect(session.client.request({ path: 'v1/tests', method: 'POST', body: {} })).resolves.toEqual({
    testId: 1,
  });
  expect(server.calls.map((call) => call.headers.get('x-csrf-token')).filter(Boolean)).toEqual([
    'old',
    'new',
  ]);
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('a 403 that stays signs out and is passed on', async () => {
  const { session, server, onSignedOut } = start({ 'POST v1/tests': refused(403) });
  await session.login(CREDENTIALS);
  await expect(session.client.request({ path: 'v1/tests', method: 'POST', body: {} })).rejects.toMatchObject({
    status: 403,
  });
  expect(server.lines().filter((line) => line === 'POST v1/tests')).toHaveLength(2);
  expect(onSignedOut).toHaveBeenCalledTimes(1);
  expect(session.getState()).toEqual({ status: 'anonymous', user: null });
});

test.each([
  'You can only resend the activation link every 10 minutes',
  'You can only resend the password reset link every 10 minutes',
])('a 403 that says "%s" is passed on at once', async (message) => {
  const { session, server, onSignedOut } = start({
    'PATCH v1/users/resend-activation-link': refused(403, message),
  });
  const call = session.client.request({ path: 'v1/users/resend-activation-link', method: 'PATCH', body: {} });
  await expect(call).rejects.toMatchObject({ message });
  expect(server.lines()).toEqual(['GET csrf-token', 'PATCH v1/users/resend-activation-link']);
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('a 401 is mended by one renewal, shared by all calls that met it', async () => {
  const renewed = tokenFor(60, 'b');
  const { session, server } = start({
    'GET v1/tests/B': (call) => (call.headers.get('x-access-token') === renewed ? ok([]) : refused(401)),
    'POST v1/auth/refresh': ok({ accessToken: renewed }),
  });
  await session.login(CREDENTIALS);
  await Promise.all([1, 2, 3].map(() => session.client.request({ path: 'v1/tests/B' })));
  expect(server.lines().filter((line) => line === 'POST v1/auth/refresh')).toHaveLength(1);
  expect(session.getState().status).toBe('signed-in');
});

test('a call whose access token and CSRF token have both expired gets through', async () => {
  const { session, onSignedOut } = start({
    'POST v1/tests': inTurn(refused(401), refused(403), ok({ testId: 1 })),
    'POST v1/auth/refresh': ok({ accessToken: tokenFor(60, 'b') }),
  });
  await session.login(CREDENTIALS);
  const call = session.client.request({ path: 'v1/tests', method: 'POST', body: {} });
  await expect(call).resolves.toEqual({ testId: 1 });
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('a wrong password is told as such, even when the CSRF token had to be fetched anew', async () => {
  const { session, onSignedOut } = start({ 'POST v1/auth/login': inTurn(refused(403), refused(401)) });
  await expect(session.login(CREDENTIALS)).rejects.toMatchObject({ status: 401 });
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('a refused renewal signs out; one that found nobody does not', async () => {
  const { session, server } = start({ 'GET v1/tests/B': refused(401), 'POST v1/auth/refresh': refused(503) });
  await session.login(CREDENTIALS);
  await expect(session.client.request({ path: 'v1/tests/B' })).rejects.toMatchObject({ status: 503 });
  expect(session.getState().status).toBe('signed-in');
  server.routes['POST v1/auth/refresh'] = refused(401);
  await expect(session.client.request({ path: 'v1/tests/B' })).rejects.toMatchObject({ status: 401 });
  expect(session.getState().status).toBe('anonymous');
});

test('a token below half an hour is renewed after an answer', async () => {
  const { session, server } = start({ 'POST v1/auth/refresh': ok({ accessToken: tokenFor(60, 'b') }) }, 29);
  await session.login(CREDENTIALS);
  await session.renew();
  expect(server.lines().filter((line) => line === 'POST v1/auth/refresh')).toHaveLength(1);
  await session.renew();
  expect(server.lines().filter((line) => line === 'POST v1/auth/refresh')).toHaveLength(1);
});

test('the token check signs out only when the server refuses', async () => {
  const { session, server, onSignedOut } = start({
    'GET v1/auth/valid': 'network',
    'POST v1/auth/refresh': refused(401),
  });
  await session.login(CREDENTIALS);
  await session.check();
  server.routes['GET v1/auth/valid'] = refused(503);
  await session.check();
  expect(onSignedOut).not.toHaveBeenCalled();
  server.routes['GET v1/auth/valid'] = refused(401);
  await session.check();
  expect(onSignedOut).toHaveBeenCalledTimes(1);
});

test('after a reload a signed-in learner is restored, and an outage signs nobody out', async () => {
  localStorage.setItem('signedIn', '1');
  const { session, server } = start({ 'POST v1/auth/refresh': refused(503) });
  expect(session.getState().status).toBe('restoring');
  await session.restore();
  expect(session.getState().status).toBe('unreachable');
  server.routes['POST v1/auth/refresh'] = ok({ accessToken: tokenFor(60) });
  server.routes['GET v1/users/user'] = refused(503);
  await session.restore();
  expect(session.getState().status).toBe('unreachable');
  server.routes['GET v1/users/user'] = ok(USER);
  await session.restore();
  expect(session.getState()).toEqual({ status: 'signed-in', user: USER });
});

test('nobody was signed in: nothing is asked', async () => {
  const { session, server } = start();
  await session.restore();
  expect(session.getState().status).toBe('anonymous');
  expect(server.calls).toHaveLength(0);
});

test('logout forgets the learner, even when the server cannot be told', async () => {
  const { session, onSignedOut } = start({ 'GET v1/auth/logout': 'network' });
  await session.login(CREDENTIALS);
  await session.logout();
  expect(session.getState()).toEqual({ status: 'anonymous', user: null });
  expect(localStorage.getItem('signedIn')).toBeNull();
  expect(onSignedOut).toHaveBeenCalledTimes(1);
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

describe('a call that takes longer than 150 ms', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Calls that stay under way until the test answers them. */
  function open() {
    const answers = new Map<string, () => void>();
    const later = (name: string) => () =>
      new Promise<FakeAnswer>((resolve) => answers.set(name, () => resolve(ok({}))));
    const parts = start({ 'GET v1/tests/A': later('A'), 'GET v1/tests/B': later('B') });
    const ask = (name: string, background = false) =>
      void parts.session.client.request({ path: `v1/tests/${name}`, background });
    const answer = async (name: string) => {
      answers.get(name)?.();
      await jest.advanceTimersByTimeAsync(0);
    };
    return { ask, answer, isShown: parts.isProgressShown };
  }

  test('is shown as under way, until none is left', async () => {
    const { ask, answer, isShown } = open();
    ask('A');
    await jest.advanceTimersByTimeAsync(149);
    expect(isShown()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(isShown()).toBe(true);
    ask('B');
    await jest.advanceTimersByTimeAsync(150);
    await answer('A');
    expect(isShown()).toBe(true);
    await answer('B');
    expect(isShown()).toBe(false);
  });

  test('is not shown when nobody waits for it', async () => {
    const { ask, answer, isShown } = open();
    ask('A', true);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(isShown()).toBe(false);
    await answer('A');
  });

  test('is never shown when it was faster', async () => {
    const { ask, answer, isShown } = open();
    ask('A');
    await jest.advanceTimersByTimeAsync(149);
    await answer('A');
    await jest.advanceTimersByTimeAsync(1000);
    expect(isShown()).toBe(false);
  });
});

test('the console gets type, message, status and data of a failed call, without secrets', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const token = tokenFor(60);
  const data = {
    message: 'ola@example.test is taken',
    accessToken: 'abc',
    link: [`/activate/${token}`],
    size: 3,
  };
  const { session } = start({ 'GET v1/tests/B?token=secret': { status: 409, body: data } });
  await expect(session.client.request({ path: 'v1/tests/B?token=secret' })).rejects.toThrow();
  expect(warned).toHaveBeenCalledWith('api', 'v1/tests/B', {
    type: 'unknown',
    message: '[address] is taken',
    status: 409,
    data: {
      message: '[address] is taken',
      accessToken: '[secret]',
      link: [expect.stringMatching(/^\/activate\/.*\[token\]/)],
      size: 3,
    },
  });
});
