import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { ApiError, createSession } from '@zielona-fala/web-kit/session';
import { type FakeAnswer, fakeServer } from '@zielona-fala/web-kit/testing';
import { createErrorReports } from '../src/error-reports.ts';

let stopWatching = () => {};

let warned: jest.SpiedFunction<typeof console.warn>;

beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  stopWatching();
  jest.restoreAllMocks();
});

/** The reports of a portal whose page is at a path, before a server that answers so. */
function portalAt(path: string, answer: FakeAnswer = { status: 204 }) {
  history.replaceState(null, '', path);
  const server = fakeServer({ 'POST v1/client-errors': answer });
  const session = createSession({
    startProgress: () => () => undefined,
    onLevel: () => undefined,
    onSignedOut: () => undefined,
    onLogoutPending: () => () => undefined,
  });
  const errors = createErrorReports({ client: session.client, build: 'build-1' });
  stopWatching = errors.watch();
  const reports = () => server.calls.filter(({ line }) => line === 'POST v1/client-errors');
  const bodies = () => reports().map(({ body }) => body);
  return { ...errors, reports, bodies };
}

const throwInPage = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const rejectInPage = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

test('an error that nothing caught is reported once, with CSRF token, without anything personal', async () => {
  const token = 'Zx81_aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789-ab';
  const { bodies, reports } = portalAt(`/de/account/activate/${token}?email=ola@example.test`);
  throwInPage(new TypeError('no name of ola@example.test, learner 7301444403200123'));
  throwInPage(new TypeError('no name of ola@example.test, learner 7301444403200123'));
  rejectInPage(new Error('also this'));
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()).toEqual([
    {
      message: 'TypeError: no name of [address], learner [number]',
      path: '/de/account/activate/…',
      build: 'build-1',
    },
    { message: 'Error: also this', path: '/de/account/activate/…', build: 'build-1' },
  ]);
  expect(reports()[0]?.headers.get('x-csrf-token')).toBe('csrf-1');
});

test('a fault that the learner is told of says what it belongs to, and the status of a failed call', async () => {
  const { report, bodies } = portalAt('/news');
  report('remote dashboard', new ApiError(503, null, 'unavailable'));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toMatchObject({ message: 'remote dashboard: ApiError: unavailable', status: 503 });
});

test('a failure that a store has made plain is told by its message', async () => {
  const { bodies } = portalAt('/news');
  rejectInPage(new ApiError(422, null, 'not so').toFailure());
  rejectInPage(new ApiError(409, null, 'not now').toFailure());
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()).toMatchObject([
    { message: 'ApiError: not so', status: 422 },
    { message: 'ApiError: not now' },
  ]);
});

test('the console gets the fault without tokens and addresses, with the way to it', () => {
  const { report } = portalAt('/news');
  const error = new TypeError(
    'no name of ola@example.test at /activate/Zx81_aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789-ab',
  );
  error.stack = `TypeError: ${error.message}\n    at show (https://portal.test/main.0a1b2c3d.js:1:2)`;
  report('page', error);
  report('page', 'thrown by ola@example.test');
  const message = 'no name of [address] at /activate/[token]';
  expect(warned.mock.calls).toEqual([
    [
      'page',
      {
        name: 'TypeError',
        message,
        stack: `TypeError: ${message}\n    at show (https://portal.test/main.0a1b2c3d.js:1:2)`,
      },
    ],
    ['page', 'thrown by [address]'],
  ]);
});

test('a page in a loop of errors is heard five times, the next page again', async () => {
  const { bodies } = portalAt('/loop');
  for (let round = 0; round < 20; round += 1) throwInPage(new Error(`of ${'x'.repeat(round)}`));
  await waitFor(() => expect(bodies()).toHaveLength(5));
  history.replaceState(null, '', '/elsewhere');
  throwInPage(new Error('elsewhere'));
  await waitFor(() => expect(bodies()).toHaveLength(6));
});

test('what says nothing of our code is not reported', async () => {
  const { report, bodies } = portalAt('/');
  report('routes', new ApiError(0, null, 'Failed to fetch'));
  rejectInPage(new DOMException('cancelled', 'AbortError'));
  throwInPage(null);
  throwInPage(new Error('ours'));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toMatchObject({ message: 'Error: ours' });
});

test('a report that fails is not reported itself', async () => {
  const { bodies } = portalAt('/', 'network');
  const unhandled = jest.fn();
  window.addEventListener('unhandledrejection', unhandled);
  throwInPage(new Error('first'));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  throwInPage(new Error('second'));
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(unhandled).not.toHaveBeenCalled();
  window.removeEventListener('unhandledrejection', unhandled);
});
