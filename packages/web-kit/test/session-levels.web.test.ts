import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { inSequence, USER } from '@zielona-fala/web-kit/testing';
import { CREDENTIALS, ok, refused, start } from './start-session.ts';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const REACHED = { level: 3, experiencePoints: 480, experienceToNextLevel: 220 };
const LEVEL_CALL = 'GET v1/users/level';
const check = (session: ReturnType<typeof start>['session']) =>
  session.client.request({
    path: 'v1/tests/5/check',
    method: 'PATCH',
    body: { categoryName: 'B', answers: {} },
  });

test('a next level costs one read, is told, and stands in the session', async () => {
  const { session, server, onLevel } = start({
    'PATCH v1/tests/5/check': ok({ isNextLevel: true }),
    [LEVEL_CALL]: ok(REACHED),
  });
  await session.login(CREDENTIALS);
  const before = server.lines().length;
  await check(session);
  await waitFor(() => expect(onLevel).toHaveBeenCalled());
  expect(server.lines().slice(before)).toEqual(['PATCH v1/tests/5/check', LEVEL_CALL]);
  expect(onLevel.mock.calls).toEqual([[REACHED]]);
  expect(session.getState().user).toEqual({ ...USER, ...REACHED });
});

test('experience without a next level costs one read, stands in the session, and is not told', async () => {
  const counted = { level: 2, experiencePoints: 361, experienceToNextLevel: 89 };
  const { session, server, onLevel } = start({
    'PATCH v1/tests/5/check': ok({ isNextLevel: false }),
    [LEVEL_CALL]: ok(counted),
  });
  await session.login(CREDENTIALS);
  await check(session);
  await waitFor(() => expect(session.getState().user).toEqual({ ...USER, ...counted }));
  expect(server.lines().filter((line) => line === LEVEL_CALL)).toHaveLength(1);
  expect(onLevel).not.toHaveBeenCalled();
});

test('a new level is told once, however many answers say it', async () => {
  const { session, server, onLevel } = start({
    'PATCH v1/tests/5/check': ok({ isNextLevel: true }),
    [LEVEL_CALL]: ok(REACHED),
  });
  await session.login(CREDENTIALS);
  await Promise.all([check(session), check(session)]);
  await check(session);
  const reads = () => server.lines().filter((line) => line === LEVEL_CALL);
  await waitFor(() => expect(reads().length).toBeGreaterThanOrEqual(3));
  expect(onLevel.mock.calls).toEqual([[REACHED]]);
});

test('a level that is late on the server is waited for', async () => {
  const before = { level: 2, experiencePoints: 300, experienceToNextLevel: 150 };
  const { session, onLevel } = start({
    'PATCH v1/tests/5/check': ok({ isNextLevel: true }),
    [LEVEL_CALL]: inSequence(ok(before), refused(503), ok(REACHED)),
  });
  await session.login(CREDENTIALS);
  jest.useFakeTimers();
  await check(session);
  await jest.advanceTimersByTimeAsync(5000);
  jest.useRealTimers();
  expect(onLevel.mock.calls).toEqual([[REACHED]]);
});

test('a new level is told even when a read of the user shows it first', async () => {
  const { session, onLevel } = start({
    'GET v1/users/user': inSequence(ok(USER), ok({ ...USER, ...REACHED })),
    'PATCH v1/tests/5/check': ok({ isNextLevel: true }),
    [LEVEL_CALL]: ok(REACHED),
  });
  await session.login(CREDENTIALS);
  await session.reloadUser();
  await check(session);
  await waitFor(() => expect(onLevel).toHaveBeenCalledWith(REACHED));
});

test('whoever signs out while a level is read is not told of it, nor is who signs in next', async () => {
  const { session, server, onLevel } = start({
    'PATCH v1/tests/5/check': ok({ isNextLevel: true }),
    'GET v1/auth/logout': ok({ status: 'ok' }),
    [LEVEL_CALL]: ok({ level: 2, experiencePoints: 300, experienceToNextLevel: 150 }),
  });
  await session.login(CREDENTIALS);
  jest.useFakeTimers();
  await check(session);
  await session.logout();
  await session.login(CREDENTIALS);
  server.routes[LEVEL_CALL] = ok(REACHED);
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  expect(onLevel).not.toHaveBeenCalled();
  expect(session.getState().user).toEqual(USER);
});
