import { expect, test } from '@jest/globals';
import { LINKS } from '@zielona-fala/contracts/portal';
import { pathOf } from '../src/path-of.ts';
import { ROUTE_TABLE } from '../src/route-table.ts';

const names = Object.keys(ROUTE_TABLE) as (keyof typeof ROUTE_TABLE)[];
const signedIn = names.filter((name) => name !== 'first-questions');
const guarded = signedIn.filter((name) => name !== 'dashboard-offline');

test('the pages stand where requirement 2.3 puts them, behind both guards', () => {
  const required = [
    'home',
    'tests',
    'tests/exam',
    'tests/result',
    'tests/select-mode',
    'profile',
    'ranking',
    'settings',
    'statistics',
  ];
  const paths = signedIn.map(pathOf);
  expect(paths).toEqual(
    expect.arrayContaining(['/dashboard', ...required.map((page) => `/dashboard/${page}`)]),
  );
  expect(paths.filter((path) => !/^\/dashboard(\/|$)/.test(path))).toEqual([]);
  expect([...new Set(guarded.map((name) => ROUTE_TABLE[name].audience))]).toEqual(['active']);
});

test('what a visitor practises stands outside of the guarded area', () => {
  expect(ROUTE_TABLE['first-questions'].audience).toBe('public');
  expect(pathOf('first-questions')).not.toMatch(/^\/dashboard/);
});

test('what others link to by name is there', () => {
  const linked = Object.entries(LINKS).filter(([, remote]) => remote === 'dashboard');
  expect(names).toEqual(expect.arrayContaining(linked.map(([name]) => name)));
});
