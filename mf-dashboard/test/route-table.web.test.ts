import { expect, test } from '@jest/globals';
import { LINKS } from '@zielona-fala/contracts/portal';
import { pathOf, ROUTE_TABLE } from '../src/route-table.ts';

const names = Object.keys(ROUTE_TABLE) as (keyof typeof ROUTE_TABLE)[];

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
  const paths = names.map(pathOf);
  expect(paths).toEqual(
    expect.arrayContaining(['/dashboard', ...required.map((page) => `/dashboard/${page}`)]),
  );
  expect(paths.filter((path) => !/^\/dashboard(\/|$)/.test(path))).toEqual([]);
  expect([...new Set(names.map((name) => ROUTE_TABLE[name].audience))]).toEqual(['active']);
});

test('what others link to by name is there', () => {
  const linked = Object.entries(LINKS).filter(([, remote]) => remote === 'dashboard');
  expect(names).toEqual(expect.arrayContaining(linked.map(([name]) => name)));
});
