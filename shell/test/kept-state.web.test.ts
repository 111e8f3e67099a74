import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { CategoryName, CategoryStatsDto, TestDto } from '@zielona-fala/contracts';
import type { PortalApi } from '@zielona-fala/contracts/portal';
import { clientActions, selectAllTests, selectCategory, selectUserStats } from '@zielona-fala/web-kit/store';
import { createShellStore } from '../src/state/shell-store.ts';

const NO_SERVER = {} as PortalApi;
const KEY = 'portalState';

const testOf = (testId: number, name: CategoryName): TestDto => ({
  testId,
  userId: 7,
  category: { categoryId: 6, name },
  points: 70,
  lang: 'pl',
  mode: 'exam',
  created: '2026-11-01T08:00:00.000Z',
  finished: '2026-11-01T08:20:00.000Z',
  status: 'passed',
  questions: null,
  answers: {},
  deadline: null,
  serverTime: '2026-11-01T08:20:00.000Z',
});
const STATS: CategoryStatsDto = {
  statsId: 1,
  userId: 7,
  category: { categoryId: 6, name: 'B' },
  passedCount: 3,
  failedCount: 1,
};
const TESTS = [testOf(2, 'B'), testOf(1, 'B')];

const keptWith = (changes: object) =>
  JSON.stringify({ format: 1, allTests: [{ ...testOf(1, 'B'), ...changes }], userStats: null });

function visit() {
  const parts = createShellStore(NO_SERVER);
  const { store } = parts;
  return {
    ...parts,
    shown: () => ({ tests: selectAllTests(store.getState()), stats: selectUserStats(store.getState()) }),
  };
}

/** A visit in which tests and counts were loaded. */
function visitWithAnswers() {
  const parts = visit();
  parts.store.dispatch(clientActions.testsLoaded({ category: 'B', tests: TESTS }));
  parts.store.dispatch(clientActions.statsLoaded(STATS));
  return parts;
}

beforeEach(() => {
  localStorage.setItem('signedIn', '1');
});
afterEach(() => {
  localStorage.clear();
});

test('tests and counts are kept as one JSON, choices under their own keys as plain values', () => {
  const { store } = visitWithAnswers();
  store.dispatch(clientActions.categorySelected('A'));
  expect(Object.keys(localStorage).toSorted()).toEqual([KEY, 'selectedCategory', 'signedIn']);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
    format: 1,
    allTests: TESTS,
    userStats: STATS,
  });
  expect(localStorage.getItem('selectedCategory')).toBe('A');
});

test('the next visit begins with what was kept', () => {
  visitWithAnswers().store.dispatch(clientActions.categorySelected('A'));
  const next = visit();
  expect(next.shown()).toEqual({ tests: TESTS, stats: STATS });
  expect(selectCategory(next.store.getState())).toBe('A');
});

test('a category that another tab has chosen stays, until one is chosen here', () => {
  const { store } = visit();
  store.dispatch(clientActions.categorySelected('A'));
  visit().store.dispatch(clientActions.categorySelected('C'));
  store.dispatch(clientActions.statsLoaded(STATS));
  expect(localStorage.getItem('selectedCategory')).toBe('C');
  store.dispatch(clientActions.categorySelected('D'));
  expect(localStorage.getItem('selectedCategory')).toBe('D');
});

test('the tests of a category take the place of those of it that were known', () => {
  const { store, shown } = visitWithAnswers();
  store.dispatch(clientActions.testsLoaded({ category: 'A', tests: [testOf(3, 'A')] }));
  store.dispatch(clientActions.testsLoaded({ category: 'B', tests: [testOf(2, 'B')] }));
  expect(shown().tests.map(({ testId }) => testId)).toEqual([3, 2]);
});

test('what is kept is shown to nobody without a session', () => {
  visitWithAnswers();
  localStorage.removeItem('signedIn');
  expect(visit().shown()).toEqual({ tests: [], stats: null });
});

test('a tab whose learner leaves forgets what it knew, and leaves alone what another tab keeps of the next one', () => {
  const first = visitWithAnswers();
  const ofNext = JSON.stringify({ format: 1, allTests: [testOf(9, 'A')], userStats: null });
  localStorage.setItem(KEY, ofNext);
  first.forgetLearner();
  expect(first.shown()).toEqual({ tests: [], stats: null });
  expect(localStorage.getItem(KEY)).toBe(ofNext);
  first.store.dispatch(clientActions.testsLoaded({ category: 'B', tests: TESTS }));
  expect(visit().shown().tests).toEqual(TESTS);
});

test.each([
  'nonsense',
  '{}',
  'null',
  JSON.stringify({ format: 0, allTests: [], userStats: null }),
  JSON.stringify({ format: 1, allTests: [{}], userStats: null }),
  keptWith({ points: undefined }),
  keptWith({ points: '70' }),
  keptWith({ mode: 'race' }),
  keptWith({ status: 'lost' }),
  keptWith({ created: 'yesterday' }),
  keptWith({ finished: 5 }),
  keptWith({ category: { categoryId: 6, name: 'Z' } }),
  JSON.stringify({ format: 1, allTests: [], userStats: { ...STATS, failedCount: undefined } }),
])('what cannot be read is left aside: %s', (text) => {
  localStorage.setItem(KEY, text);
  expect(visit().shown()).toEqual({ tests: [], stats: null });
});
