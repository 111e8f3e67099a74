import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { inSequence, tokenFor } from '@zielona-fala/web-kit/testing';
import { CREDENTIALS, ok, refused, start } from './start-session.ts';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
const NEW_TEST = { categoryName: 'B', lang: 'pl', mode: 'exam' } as const;

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('writes carry the CSRF token and a request id, reads do not need the former', async () => {
  const { server, session } = start({ 'POST v1/tests': ok({}), 'GET v1/tests/B': ok([]) });
  await session.client.request({ path: 'v1/tests', method: 'POST', body: NEW_TEST });
  await session.client.request({ path: 'v1/tests/B' });
  const [, write, read] = server.calls;
  expect(write?.headers.get('x-csrf-token')).toBe('csrf-1');
  expect(write?.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(write?.body).toEqual(NEW_TEST);
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

test('an answer that is no JSON is typed by its status where it is a failure, and is none where it is not', async () => {
  const { session } = start();
  const answerWith = (status: number) => {
    const headers = { 'content-type': 'application/json' };
    globalThis.fetch = jest.fn(async () => new Response('<html>', { status, headers })) as typeof fetch;
  };
  answerWith(502);
  await expect(session.client.request({ path: 'v1/tests/B' })).rejects.toMatchObject({
    type: 'server',
    status: 502,
    data: '<html>',
  });
  answerWith(200);
  await expect(session.client.request({ path: 'v1/tests/B' })).rejects.toMatchObject({ type: 'network' });
});

test('a 403 is retried once with a fresh CSRF token', async () => {
  const { server, session, onSignedOut } = start({
    'GET csrf-token': inSequence(ok({ csrfToken: 'old' }), ok({ csrfToken: 'new' })),
    'POST v1/tests': inSequence(refused(403), ok({ testId: 1 })),
  });
  await expect(session.client.request({ path: 'v1/tests', method: 'POST', body: NEW_TEST })).resolves.toEqual(
    {
      testId: 1,
    },
  );
  expect(server.calls.map((call) => call.headers.get('x-csrf-token')).filter(Boolean)).toEqual([
    'old',
    'new',
  ]);
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('so is a read, which then carries the token as well', async () => {
  const { server, session } = start({ 'GET v1/tests/B': inSequence(refused(403), ok([])) });
  await expect(session.client.request({ path: 'v1/tests/B' })).resolves.toEqual([]);
  expect(server.lines()).toEqual(['GET v1/tests/B', 'GET csrf-token', 'GET v1/tests/B']);
  expect(server.calls.at(-1)?.headers.get('x-csrf-token')).toBe('csrf-1');
});

test('a 403 that stays signs out and is passed on', async () => {
  const { session, server, onSignedOut } = start({ 'POST v1/tests': refused(403) });
  await session.login(CREDENTIALS);
  await expect(
    session.client.request({ path: 'v1/tests', method: 'POST', body: NEW_TEST }),
  ).rejects.toMatchObject({
    status: 403,
  });
  expect(server.lines().filter((line) => line === 'POST v1/tests')).toHaveLength(2);
  expect(onSignedOut).toHaveBeenCalledTimes(1);
  expect(session.getState()).toEqual({ status: 'anonymous', user: null, isLost: true });
});

test('a session that was lost leaves no CSRF token to the next sign-in', async () => {
  const { session, server } = start({
    'GET v1/tests/B': refused(401),
    'POST v1/auth/refresh': refused(401),
  });
  await session.login(CREDENTIALS);
  await expect(session.client.request({ path: 'v1/tests/B' })).rejects.toMatchObject({ status: 401 });
  const since = server.lines().length;
  await session.login(CREDENTIALS);
  expect(server.lines().slice(since, since + 2)).toEqual(['GET csrf-token', 'POST v1/auth/login']);
});

const RESEND = 'PATCH v1/users/resend-activation-link';
const resend = { path: 'v1/users/resend-activation-link', method: 'PATCH' } as const;

test.each([
  ['nobody', 'activation-link-too-soon'],
  ['nobody', 'reset-link-too-soon'],
  ['You can only resend the activation link every 10 minutes', undefined],
  ['You can only resend the activation link every 10 minutes', 'csrf'],
  ['You can only resend the password reset link every 10 minutes', undefined],
] as const)('a 403 that says “%s” with the code %s is passed on at once', async (message, code) => {
  const { session, server, onSignedOut } = start({ [RESEND]: refused(403, message, code) });
  await expect(session.client.request(resend)).rejects.toMatchObject({ message });
  expect(server.lines()).toEqual(['GET csrf-token', RESEND]);
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

test.each([
  ['CSRF token first, as the gateway does', [refused(403), refused(401)]],
  ['access token first', [refused(401), refused(403)]],
])('a call whose tokens have both expired gets through: %s', async (_order, refusals) => {
  const { session, server, onSignedOut } = start({
    'POST v1/tests': inSequence(...refusals, ok({ testId: 1 })),
    'POST v1/auth/refresh': ok({ accessToken: tokenFor(60, 'b') }),
  });
  await session.login(CREDENTIALS);
  const call = session.client.request({ path: 'v1/tests', method: 'POST', body: NEW_TEST });
  await expect(call).resolves.toEqual({ testId: 1 });
  expect(server.lines().filter((line) => line === 'POST v1/auth/refresh')).toHaveLength(1);
  expect(onSignedOut).not.toHaveBeenCalled();
});

const renewed = ok({ accessToken: tokenFor(60, 'b') });

test.each([
  ['the renewal is refused', refused(401), [403, 401]],
  ['the renewed token is refused', renewed, [403, 401, 401]],
  ['the CSRF token is refused again', renewed, [403, 401, 403]],
])('a call that lacked both tokens signs out when %s', async (_why, renewal, statuses) => {
  const { session, server, onSignedOut } = start({
    'POST v1/tests': inSequence(...statuses.map((status) => refused(status))),
    'POST v1/auth/refresh': renewal,
  });
  await session.login(CREDENTIALS);
  const call = session.client.request({ path: 'v1/tests', method: 'POST', body: NEW_TEST });
  await expect(call).rejects.toMatchObject({ status: statuses.at(-1) });
  expect(server.lines().filter((line) => line === 'POST v1/tests')).toHaveLength(statuses.length);
  expect(onSignedOut).toHaveBeenCalledTimes(1);
});

test('a call that lacked both tokens leaves the session while the renewal finds nobody', async () => {
  const { session, onSignedOut } = start({
    'POST v1/tests': inSequence(refused(403), refused(401)),
    'POST v1/auth/refresh': refused(503),
  });
  await session.login(CREDENTIALS);
  const call = session.client.request({ path: 'v1/tests', method: 'POST', body: NEW_TEST });
  await expect(call).rejects.toMatchObject({ status: 503 });
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('a wrong password is told as such, even when the CSRF token had to be fetched anew', async () => {
  const { session, onSignedOut } = start({ 'POST v1/auth/login': inSequence(refused(403), refused(401)) });
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

test('a renewal that a deployment has no address for is not what the call was answered', async () => {
  const { session, onSignedOut } = start({
    'GET v1/tests/B': refused(401),
    'POST v1/auth/refresh': refused(404),
  });
  await session.login(CREDENTIALS);
  await expect(session.client.request({ path: 'v1/tests/B' })).rejects.toMatchObject({ status: 401 });
  expect(onSignedOut).not.toHaveBeenCalled();
  expect(session.getState().status).toBe('signed-in');
});

test('a token below half an hour is renewed after an answer', async () => {
  const refresh = ok({ accessToken: tokenFor(60, 'b') });
  const { session, server } = start({ 'POST v1/auth/refresh': refresh, 'GET v1/tests/B': ok([]) }, 29);
  const renewals = () => server.lines().filter((line) => line === 'POST v1/auth/refresh').length;
  await session.login(CREDENTIALS);
  await session.client.request({ path: 'v1/tests/B' });
  await waitFor(() => expect(renewals()).toBe(1));
  await session.client.request({ path: 'v1/tests/B' });
  expect(renewals()).toBe(1);
});
