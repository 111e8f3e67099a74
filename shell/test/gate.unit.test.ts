import { expect, test } from '@jest/globals';
import type { UserDto } from '@zielona-fala/contracts';
import type { SessionState } from '@zielona-fala/contracts/portal';
import { decide, type GateQuestion } from '../src/guards/gate.ts';

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

const ask = (question: Partial<GateQuestion>) =>
  decide({
    audience: 'active',
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
  expect(ask({ session: INACTIVE })).toEqual({ kind: 'go', to: '/account/activate-info' });
  const info = { audience: 'signed-in', path: '/account/activate-info' } as const;
  expect(ask({ ...info, session: INACTIVE })).toEqual({ kind: 'show' });
  expect(ask({ ...info, session: ACTIVE })).toEqual({ kind: 'go', to: '/dashboard/home' });
  expect(ask({ ...info, session: ANONYMOUS })).toMatchObject({ kind: 'go' });
});

test('a signed-in learner is kept from the guests’ pages', () => {
  expect(ask({ audience: 'guests', session: ACTIVE })).toEqual({ kind: 'go', to: '/dashboard/home' });
  const search = '?redirectTo=%2Fdashboard%2Franking';
  expect(ask({ audience: 'guests', session: ACTIVE, search })).toEqual({
    kind: 'go',
    to: '/dashboard/ranking',
  });
  expect(ask({ audience: 'guests', session: ANONYMOUS })).toEqual({ kind: 'show' });
});

test('nobody is sent away before it is known who is there', () => {
  expect(ask({ session: { status: 'restoring', user: null } })).toEqual({ kind: 'wait' });
  expect(ask({ session: { status: 'signed-in', user: null } })).toEqual({ kind: 'wait' });
  expect(ask({ session: { status: 'unreachable', user: null } })).toEqual({ kind: 'unreachable' });
});

test('public pages are for everybody', () => {
  expect(ask({ audience: 'everybody', session: { status: 'restoring', user: null } })).toEqual({
    kind: 'show',
  });
});
