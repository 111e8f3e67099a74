import { expect, test } from '@jest/globals';
import { placeOf, prefixedDashboard, translatedPath } from '../src/navigation/place.ts';
import { redirectTarget } from '../src/navigation/redirect-target.ts';

test.each([
  ['/', 'public', 'everybody', 'pl'],
  ['/en', 'public', 'everybody', 'en'],
  ['/de/', 'public', 'everybody', 'de'],
  ['/regulamin', 'public', 'everybody', 'pl'],
  ['/zaloguj', 'auth', 'guests', 'pl'],
  ['/de/registrieren', 'auth', 'guests', 'de'],
  ['/account/reset-password-init', 'auth', 'guests', null],
  ['/account/reset-password/abc', 'auth', 'everybody', null],
  ['/account/activate-info', 'auth', 'signed-in', null],
  ['/account/activate/abc', 'auth', 'everybody', 'pl'],
  ['/en/account/activate/abc', 'auth', 'everybody', 'en'],
  ['/dashboard', 'dashboard', 'active', null],
  ['/dashboard/tests/select-mode', 'dashboard', 'active', null],
])('%s belongs to %s, for %s', (path, remote, audience, locale) => {
  expect(placeOf(path)).toMatchObject({ remote, audience, locale });
});

test.each([
  ['/nope', 'pl'],
  ['/en/nope', 'en'],
  ['/en/zaloguj', 'en'],
  ['/dashboard/nope', null],
  ['/account/activate/', null],
])('%s leads nowhere', (path, locale) => {
  expect(placeOf(path)).toMatchObject({ remote: null, locale });
});

test('the language switch keeps the page', () => {
  expect(translatedPath('/zaloguj', 'de')).toBe('/de/login');
  expect(translatedPath('/de/datenschutzrichtlinie', 'pl')).toBe('/polityka-prywatnosci');
  expect(translatedPath('/account/activate/t0ken', 'en')).toBe('/en/account/activate/t0ken');
  expect(translatedPath('/dashboard/home', 'en')).toBeNull();
});

test('a language before the dashboard is told apart from it', () => {
  expect(prefixedDashboard('/de/dashboard/tests')).toEqual({ locale: 'de', path: '/dashboard/tests' });
  expect(prefixedDashboard('/dashboard')).toBeNull();
  expect(prefixedDashboard('/en/dashboards')).toBeNull();
});

test.each(['//evil.test', 'https://evil.test/', '/\\evil.test', 'javascript:alert(1)', ''])(
  '%s is not followed',
  (to) => {
    expect(redirectTarget(`?redirectTo=${encodeURIComponent(to)}`, 'http://localhost:8080')).toBeNull();
  },
);

test('a path of our own is followed, with its search', () => {
  const search = `?redirectTo=${encodeURIComponent('/dashboard/tests/result?testId=5')}`;
  expect(redirectTarget(search, 'http://localhost:8080')).toBe('/dashboard/tests/result?testId=5');
});
