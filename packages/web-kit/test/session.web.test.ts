import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { tokenFor, USER } from '@zielona-fala/web-kit/testing';
import { CREDENTIALS, ok, refused, start } from './start-session.ts';

beforeEach(() => {
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
  const { session, server } = start({
    'POST v1/auth/refresh': refused(503),
    'GET v1/users/user': refused(503),
  });
  expect(session.getState().status).toBe('restoring');
  await session.restore();
  expect(session.getState()).toEqual({ status: 'unreachable', user: null });
  server.routes['POST v1/auth/refresh'] = ok({ accessToken: tokenFor(60) });
  await session.restore();
  expect(session.getState().status).toBe('unreachable');
  server.routes['GET v1/users/user'] = ok(USER);
  await session.restore();
  expect(session.getState()).toEqual({ status: 'signed-in', user: USER });
});

test('a call that a deployment has no address for signs nobody out', async () => {
  localStorage.setItem('signedIn', '1');
  const { session, server, onSignedOut } = start({ 'POST v1/auth/refresh': refused(404) });
  await session.restore();
  expect(session.getState().status).toBe('unreachable');
  server.routes['POST v1/auth/refresh'] = ok({ accessToken: tokenFor(60) });
  server.routes['GET v1/users/user'] = refused(404);
  await session.restore();
  expect(session.getState().status).toBe('unreachable');
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('the token is renewed for an exam, however long it lasts, and for nobody where nobody is signed in', async () => {
  const { session, server } = start({ 'POST v1/auth/refresh': ok({ accessToken: tokenFor(60, 'b') }) });
  await session.renew();
  expect(server.lines()).toEqual([]);
  await session.login(CREDENTIALS);
  await session.renew();
  expect(server.lines().at(-1)).toBe('POST v1/auth/refresh');
});

test('without a network the learner is the one last seen, until the server answers', async () => {
  localStorage.setItem('signedIn', '1');
  const { session, server } = start({ 'POST v1/auth/refresh': 'network', 'GET v1/users/user': ok(USER) });
  await session.restore();
  expect(session.getState()).toEqual({ status: 'unreachable', user: USER });
  const states: unknown[] = [];
  session.subscribe(() => states.push(session.getState()));
  const renamed = { ...USER, username: 'ola_c' };
  server.routes['POST v1/auth/refresh'] = ok({ accessToken: tokenFor(60) });
  server.routes['GET v1/users/user'] = ok(renamed);
  await session.restore();
  expect(states).toEqual([
    { status: 'signed-in', user: USER },
    { status: 'signed-in', user: renamed },
  ]);
  const other = start({ 'GET v1/users/user': ok(USER), 'POST v1/auth/refresh': refused(503) });
  await other.session.restore();
  other.server.routes['POST v1/auth/refresh'] = ok({ accessToken: tokenFor(60) });
  other.server.routes['GET v1/users/user'] = refused(503);
  await other.session.restore();
  expect(other.session.getState()).toEqual({ status: 'unreachable', user: USER });
});

test('an answer without an address is what the browser kept: no new one, and the address that this page knows outlives it', async () => {
  const { session, server } = start();
  await session.login(CREDENTIALS);
  server.routes['GET v1/users/user'] = ok({ ...USER, email: '', level: 9 });
  await expect(session.reloadUser()).rejects.toMatchObject({ type: 'network' });
  expect(session.getState().user).toEqual({ ...USER, level: 9 });
  server.routes['GET v1/users/user'] = ok({ ...USER, email: 'ola@new.test' });
  expect((await session.reloadUser()).email).toBe('ola@new.test');
  expect(session.getState().user?.email).toBe('ola@new.test');
});

test('a session that the server ended is told apart from one that was left', async () => {
  const { session, server } = start({ 'POST v1/auth/refresh': refused(401) });
  await session.login(CREDENTIALS);
  await session.logout();
  expect(session.getState()).toEqual({ status: 'anonymous', user: null });
  await session.login(CREDENTIALS);
  expect(session.getState().isLost).toBeUndefined();
  server.routes['GET v1/auth/valid'] = refused(401);
  await session.check();
  expect(session.getState()).toEqual({ status: 'anonymous', user: null, isLost: true });
});

test('a session that ended while the page was closed is told as well', async () => {
  localStorage.setItem('signedIn', '1');
  const { session } = start({ 'POST v1/auth/refresh': refused(401) });
  await session.restore();
  expect(session.getState()).toEqual({ status: 'anonymous', user: null, isLost: true });
});

test('nobody was signed in: nothing is asked', async () => {
  const { session, server } = start();
  await session.restore();
  expect(session.getState().status).toBe('anonymous');
  expect(server.calls).toHaveLength(0);
});
