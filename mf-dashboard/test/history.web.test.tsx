import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { TestDto } from '@zielona-fala/contracts';
import type { Confirmation } from '@zielona-fala/contracts/portal';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { TestsPage } from '../src/pages/TestsPage.tsx';
import { type Answers, failing, recordedApi } from './fake-api.ts';
import { runningExam, USER } from './fixtures.ts';

const LIST = 'GET v1/tests/B';

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
  screen.findByRole('button', { name: `Usuń egzamin z ${day} listopada 2026` });

test('finished exams lead to their results, one under way goes on', async () => {
  open({ [LIST]: [listed(4, {}), PASSED, FAILED] });
  const resume = await screen.findByRole('link', { name: 'Wróć do egzaminu' });
  expect(resume.getAttribute('href')).toBe('/dashboard/tests/exam?testId=4&cat=B');
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
  expect(screen.queryByRole('status')).toBeNull();
});

test('before the first exam it leads to one', async () => {
  open({ [LIST]: [] });
  expect(await screen.findByRole('heading', { name: /jeszcze żadnego egzaminu kategorii B/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zacznij pierwszy egzamin' }).getAttribute('href')).toBe(
    '/dashboard/tests/select-mode',
  );
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
      ['error', 'Egzamin nie został usunięty. Spróbuj jeszcze raz.'],
    ]),
  );
  expect(screen.getByRole('link', { name: /Zdany/ })).toBeTruthy();
});
