import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { TestDto } from '@zielona-fala/contracts';
import type { Confirmation } from '@zielona-fala/contracts/portal';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { TestsPage } from '../src/pages/TestsPage.tsx';
import { type Answers, failing, recordedApi } from './fake-api.ts';
import { runningExam, USER } from './fixtures.ts';

const LIST = 'GET v1/tests/B?limit=30';

/** An exam as the list tells it: without questions. */
const listed = (testId: number, changes: Partial<TestDto>): TestDto => ({
  ...runningExam(),
  testId,
  questions: null,
  created: `2026-11-${10 + testId}T11:00:00.000Z`,
  ...changes,
});
const finished = (testId: number, status: 'passed' | 'failed', points: number): TestDto =>
  listed(testId, { status, points, finished: `2026-11-${10 + testId}T11:20:00.000Z` });

const PASSED = finished(3, 'passed', 72);
const FAILED = finished(2, 'failed', 61);

function open(answers: Answers, isSure = true) {
  const server = recordedApi(answers);
  const asked: Confirmation[] = [];
  const base = createTestPortal({ user: USER, api: server.api });
  const confirm = async (confirmation: Confirmation) => {
    asked.push(confirmation);
    return isSure;
  };
  renderInPortal(<TestsPage />, { portal: { ...base, dialogs: { confirm } }, path: '/dashboard/tests' });
  return { server, asked, toasts: base.shownToasts };
}

const deletion = (day: string) =>
  screen.findByRole('button', { name: new RegExp(`^Usuń egzamin z ${day} listopada 2026, \\d`) });

test('finished exams lead to their results, one under way goes on', async () => {
  open({ [LIST]: [listed(4, {}), PASSED, FAILED] });
  const resume = await screen.findByRole('link', { name: 'Wróć do egzaminu' });
  expect(resume.getAttribute('href')).toBe('/dashboard/tests/exam?testId=4&lang=pl&cat=B');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: /^Zdany.*13 lis.*72 \/ 74$/ }).getAttribute('href')).toBe(
    '/dashboard/tests/result?testId=3',
  );
  expect(screen.getByRole('link', { name: /^Niezdany.*12 lis.*61 \/ 74$/ }).getAttribute('href')).toBe(
    '/dashboard/tests/result?testId=2',
  );
});

test('says that it loads', async () => {
  const list = Promise.withResolvers<readonly TestDto[]>();
  open({ [LIST]: () => list.promise });
  expect((await screen.findByRole('status')).textContent).toContain('Wczytujemy egzaminy');
  list.resolve([PASSED]);
  expect(await screen.findByRole('link', { name: /Zdany/ })).toBeTruthy();
  expect(screen.queryByText(/Wczytujemy/)).toBeNull();
});

test('before the first exam it leads to one', async () => {
  open({ [LIST]: [] });
  expect(await screen.findByRole('heading', { name: /jeszcze żadnego egzaminu kategorii B/ })).toBeTruthy();
  expect(screen.getByText(/Zajmie najwyżej 25 minut\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Zacznij pierwszy egzamin' })).toBeTruthy();
});

test('a list that does not load says so and loads again at a press', async () => {
  const { server } = open({ [LIST]: failing(0) });
  expect(await screen.findByRole('heading', { name: 'Nie ma połączenia' })).toBeTruthy();
  server.answers[LIST] = [PASSED];
  fireEvent.click(screen.getByRole('button', { name: 'Spróbuj jeszcze raz' }));
  expect(await screen.findByRole('link', { name: /Zdany/ })).toBeTruthy();
});

test('an exam is deleted after a question, and leaves the list', async () => {
  const { server, asked } = open({
    [LIST]: [PASSED, FAILED],
    'DELETE v1/tests/2': () => {
      server.answers[LIST] = [PASSED];
      return { testId: 2 };
    },
  });
  fireEvent.click(await deletion('12'));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Niezdany/ })).toBeNull());
  expect(screen.getByRole('link', { name: /Zdany/ })).toBeTruthy();
  expect(asked.map(({ title, text }) => [title, text])).toEqual([
    ['Usunąć ten egzamin?', 'Zniknie z historii. Statystyki, doświadczenie i ranking zostaną bez zmian.'],
  ]);
});

test('whoever deletes an exam under way reads that its answers are lost, and can keep it', async () => {
  const { server, asked } = open({ [LIST]: [listed(4, {})] }, false);
  fireEvent.click(await deletion('14'));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.text).toContain('Twoje odpowiedzi przepadną');
  expect(server.lines()).toEqual([LIST]);
});

test('an exam that could not be deleted stays, and that is said', async () => {
  const { toasts } = open({ [LIST]: [PASSED], 'DELETE v1/tests/3': failing(500) });
  fireEvent.click(await deletion('13'));
  await waitFor(() =>
    expect(toasts.map(({ severity, title }) => [severity, title])).toEqual([
      ['error', 'Nie udało się usunąć testu. Spróbuj jeszcze raz.'],
    ]),
  );
  expect(screen.getByRole('link', { name: /Zdany/ })).toBeTruthy();
});

const learned = (testId: number, mode: 'review' | 'topic'): TestDto =>
  listed(testId, {
    mode,
    status: 'completed',
    deadline: null,
    finished: `2026-11-${10 + testId}T11:05:00.000Z`,
    answers: { 101: 'T', 102: 'A' },
    right: 1,
  });

test('learning tests have words of their own, and open their result', async () => {
  open({ [LIST]: [learned(9, 'review'), learned(8, 'topic')] });
  const review = await screen.findByRole('link', { name: /^Powtórka.*19 lis.*1 z 2 dobrze$/ });
  expect(review.getAttribute('href')).toBe('/dashboard/tests/result?testId=9');
  expect(screen.getByRole('link', { name: /^Temat/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Usuń naukę z 19 listopada 2026/ })).toBeTruthy();
});

const choose = (label: string, option: string) => {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: label });
  const value = [...select.options].find(({ text }) => text === option)?.value;
  fireEvent.change(select, { target: { value } });
};

test('is filtered by mode and by result', async () => {
  open({ [LIST]: [learned(9, 'review'), PASSED, FAILED] });
  await screen.findByRole('link', { name: /^Powtórka/ });
  choose('Tryb', 'Egzamin');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  choose('Wynik', 'Zdane');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  choose('Tryb', 'Powtórka');
  expect(screen.getByRole('link', { name: /^Powtórka/ })).toBeTruthy();
  // a live region is announced when its words change, not when it appears with them
  const status = screen.getByRole('status');
  choose('Tryb', 'Temat');
  expect(status.textContent).toBe('Nic takiego tu nie ma. Zmień filtry.');
});

test('the category is the one of the header, and keeps its place while its tests load', async () => {
  open({ [LIST]: [PASSED], 'GET v1/tests/C?limit=30': [] });
  await screen.findByRole('link', { name: /^Zdany/ });
  const category = screen.getByRole('combobox', { name: 'Kategoria' });
  choose('Kategoria', 'C');
  expect(await screen.findByRole('heading', { level: 1, name: 'Twoja historia, kategoria C' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: /jeszcze żadnego egzaminu kategorii C/ })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Kategoria' })).toBe(category);
});

test('older tests come page by page', async () => {
  const many = Array.from({ length: 30 }, (_, age) => ({ ...PASSED, testId: 90 - age }));
  open({ [LIST]: many, 'GET v1/tests/B?limit=30&cursor=61': [FAILED] });
  await screen.findAllByRole('link', { name: /^Zdany/ });
  choose('Wynik', 'Niezdane');
  expect(screen.getByText(/Poszukaj w starszych/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Pokaż starsze' }));
  expect(await screen.findByRole('link', { name: /^Niezdany/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pokaż starsze' })).toBeNull();
});

test('a page of older tests that does not come can be asked for again', async () => {
  const OLDER = 'GET v1/tests/B?limit=30&cursor=61';
  const many = Array.from({ length: 30 }, (_, age) => ({ ...PASSED, testId: 90 - age }));
  const { server } = open({ [LIST]: many, [OLDER]: failing(503) });
  fireEvent.click(await screen.findByRole('button', { name: 'Pokaż starsze' }));
  const again = await screen.findByRole('button', { name: 'Spróbuj jeszcze raz' });
  expect(screen.getAllByRole('link', { name: /^Zdany/ })).toHaveLength(30);
  server.answers[OLDER] = [FAILED];
  fireEvent.click(again);
  expect(await screen.findByRole('link', { name: /^Niezdany/ })).toBeTruthy();
});

test.each([
  ['the next one', [listed(5, {}), PASSED, FAILED], 3, '13', 'link', /^Niezdany/],
  ['the last one, when the last was deleted', [PASSED, FAILED], 2, '12', 'link', /^Zdany/],
  ['the way to a new one, when none is left', [PASSED], 3, '13', 'button', 'Zacznij pierwszy egzamin'],
])('after a deletion the keyboard stands at %s', async (_where, tests, testId, day, role, name) => {
  const { server } = open({
    [LIST]: tests,
    [`DELETE v1/tests/${testId}`]: () => {
      server.answers[LIST] = tests.filter((each) => each.testId !== testId);
      return { testId };
    },
  });
  fireEvent.click(await deletion(day));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })));
});
