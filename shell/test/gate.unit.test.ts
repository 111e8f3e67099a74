import { expect, test } from '@jest/globals';
import type { UserDto } from '@zielona-fala/contracts';
import type { Audience, SessionState } from '@zielona-fala/contracts/portal';
import { decide, type GateQuestion } from '../src/guards/gate.ts';
import { createRouteMap } from '../src/navigation/route-map.ts';
import { SOME_PAGES } from './some-routes.ts';

const user = (isActive: boolean): UserDto => ({
  userId: 7,
  username: 'ola_b',
  email: 'ola@example.test',
  created: '2026-01-01T00:00:00.000Z',
  isActive,
  level: 0,
  experiencePoints: 0,
  experienceToNextLevel: 100,
});
const ANONYMOUS: SessionState = { status: 'anonymous', user: null };
const ACTIVE: SessionState = { status: 'signed-in', user: user(true) };
const INACTIVE: SessionState = { status: 'signed-in', user: user(false) };

const map = createRouteMap(SOME_PAGES);
const page = (audience: Audience, name = 'any') => ({ name, page: { audience } });

const ask = (question: Partial<GateQuestion>) =>
  decide({
    destination: page('active'),
    map,
    session: ANONYMOUS,
    locale: 'pl',
    path: '/dashboard/tests?limit=5',
    search: '',
    origin: 'http://localhost:8080',
    ...question,
  });

test.each([
  ['pl', '/zaloguj'],
  ['en', '/en/login'],
  ['de', '/de/login'],
] as const)('signed out, %s: to the login, and back afterwards', (locale, login) => {
  expect(ask({ locale })).toEqual({ kind: 'go', to: `${login}?redirectTo=%2Fdashboard%2Ftests%3Flimit%3D5` });
});

test('an inactive account is sent to activate-info, and from there on once it is active', () => {
  expect(ask({ session: INACTIVE, path: '/dashboard/home' })).toEqual({
    kind: 'go',
    to: '/account/activate-info',
  });
  const waiting = '/account/activate-info?redirectTo=%2Fdashboard%2Ftests%3Flimit%3D5';
  expect(ask({ session: INACTIVE })).toEqual({ kind: 'go', to: waiting });
  const info = { destination: page('signed-in', 'account-activate-info'), path: '/account/activate-info' };
  expect(ask({ ...info, session: INACTIVE })).toEqual({ kind: 'show' });
  expect(ask({ ...info, session: ACTIVE })).toEqual({ kind: 'go', to: '/dashboard/home' });
  const search = '?redirectTo=%2Fdashboard%2Ftests%3Flimit%3D5';
  expect(ask({ ...info, search, session: ACTIVE })).toEqual({ kind: 'go', to: '/dashboard/tests?limit=5' });
  expect(ask({ ...info, session: ANONYMOUS })).toMatchObject({ kind: 'go' });
});

test('a signed-in learner is kept from the guests’ pages', () => {
  expect(ask({ destination: page('guest-only'), session: ACTIVE })).toEqual({
    kind: 'go',
    to: '/dashboard/home',
  });
  const search = '?redirectTo=%2Fdashboard%2Franking';
  expect(ask({ destination: page('guest-only'), session: ACTIVE, search })).toEqual({
    kind: 'go',
    to: '/dashboard/ranking',
  });
  expect(ask({ destination: page('guest-only'), session: ANONYMOUS })).toEqual({ kind: 'show' });
});

test('nobody is sent away before it is known who is there', () => {
  expect(ask({ session: { status: 'restoring', user: null } })).toEqual({ kind: 'wait' });
  expect(ask({ session: { status: 'signed-in', user: null } })).toEqual({ kind: 'wait' });
  expect(ask({ session: { status: 'unreachable', user: null } })).toEqual({ kind: 'unreachable' });
});

test('while the server is away, who was last seen here is treated as signed in, but for a test', () => {
  const session: SessionState = { ...ACTIVE, status: 'unreachable' };
  expect(ask({ session })).toEqual({ kind: 'show' });
  expect(ask({ session, destination: page('guest-only') })).toEqual({ kind: 'go', to: '/dashboard/home' });
  const exam = { name: 'dashboard-exam', page: { audience: 'active', fillsWindow: true } } as const;
  expect(ask({ session, destination: exam })).toEqual({ kind: 'unreachable' });
});

test('public pages are for everybody', () => {
  expect(ask({ destination: page('public'), session: { status: 'restoring', user: null } })).toEqual({
    kind: 'show',
  });
});

test('whoever has to go to a remote that never told its routes waits for it', () => {
  const partly = createRouteMap({ ...SOME_PAGES, auth: null });
  expect(ask({ map: partly })).toEqual({ kind: 'unknown', remote: 'auth' });
});
