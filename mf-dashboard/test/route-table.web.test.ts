import { expect, test } from '@jest/globals';
import { LINKS } from '@zielona-fala/contracts/portal';
import { pathOf, ROUTE_TABLE } from '../src/route-table.ts';

const names = Object.keys(ROUTE_TABLE) as (keyof typeof ROUTE_TABLE)[];

test('the pages stand where requirement 2.3 puts them, behind both guards', () => {
  expect(names.map(pathOf).toSorted()).toEqual([
    '/dashboard',
    '/dashboard/groups',
    '/dashboard/home',
    '/dashboard/profile',
    '/dashboard/questions',
    '/dashboard/ranking',
    '/dashboard/reports',
    '/dashboard/settings',
    '/dashboard/statistics',
    '/dashboard/tests',
    '/dashboard/tests/exam',
    '/dashboard/tests/result',
    '/dashboard/tests/select-mode',
  ]);
  expect([...new Set(names.map((name) => ROUTE_TABLE[name].audience))]).toEqual(['active']);
});

test('what others link to by name is there', () => {
  const linked = Object.entries(LINKS).filter(([, remote]) => remote === 'dashboard');
  expect(names).toEqual(expect.arrayContaining(linked.map(([name]) => name)));
});
