import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { CategoryStatsDto, ExamHistoryItemDto } from '@zielona-fala/contracts';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { StatisticsPage } from '../src/pages/StatisticsPage.tsx';
import { type Answers, failing, recordedApi } from './fake-api.ts';
import { USER } from './fixtures.ts';

const STATS = 'GET v1/stats/B';
const HISTORY = 'GET v1/stats/B/history?days=365';

const stats = (passedCount: number, failedCount: number): CategoryStatsDto => ({
  statsId: 1,
  userId: USER.userId,
  category: { categoryId: 6, name: 'B' },
  passedCount,
  failedCount,
});

/** Exams with these points, the newest first and on the 20th of November. */
const exams = (...points: readonly number[]): readonly ExamHistoryItemDto[] =>
  points.map((summaryPoints, age) => ({
    testId: age + 1,
    status: summaryPoints >= 68 ? 'passed' : 'failed',
    primaryPoints: summaryPoints - 20,
    technicalPoints: 20,
    summaryPoints,
    finishedAt: new Date(Date.UTC(2026, 10, 20 - age, 12)).toISOString(),
  }));

function open(answers: Answers) {
  const server = recordedApi(answers);
  renderInPortal(<StatisticsPage />, {
    portal: createTestPortal({ user: USER, api: server.api }),
    path: '/dashboard/statistics',
  });
  return server;
}

test('tells how many exams are passed and how the last ones went, in a chart and in figures', async () => {
  open({ [STATS]: stats(3, 1), [HISTORY]: exams(72, 61) });
  const rate = await screen.findByRole('region', { name: 'Ile egzaminów zdaję?' });
  expect(rate.textContent).toContain('75%');
  expect(rate.textContent).toContain('Zdane: 3Niezdane: 1');
  expect(screen.getByRole('img', { name: /^Punkty 2 egzaminów, próg 68 z 74/ })).toBeTruthy();
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    '20 lis72zdany5220',
    '19 lis61niezdany4120',
  ]);
});

test.each([
  ['better', exams(70, 71, 72, 70, 71, 60, 61, 62, 60, 61), 'Tak. Z ostatnich 5 egzaminów zdane: 5.'],
  [
    'worse',
    exams(60, 61, 62, 60, 61, 70, 71, 72, 70, 71),
    'Ostatnio trochę gorzej. Z ostatnich 5 egzaminów zdane: 0.',
  ],
  ['as before', exams(70, 70, 70, 70, 70, 70), 'Trzymasz poziom. Z ostatnich 5 egzaminów zdane: 5.'],
  ['for the first time', exams(61), 'Za wcześnie, żeby to powiedzieć. Ostatni egzamin: niezdany.'],
])('whose last exams went %s reads so', async (_how, history, answer) => {
  open({ [STATS]: stats(1, 1), [HISTORY]: history });
  expect((await screen.findByRole('region', { name: 'Czy idzie mi lepiej?' })).textContent).toContain(answer);
});

test('exams of more than a year ago have a pass rate and no chart', async () => {
  open({ [STATS]: stats(1, 0), [HISTORY]: [] });
  expect((await screen.findByRole('region', { name: 'Ile egzaminów zdaję?' })).textContent).toContain('100%');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
});

test('before the first exam it leads to one', async () => {
  open({ [STATS]: stats(0, 0), [HISTORY]: [] });
  expect(await screen.findByRole('heading', { name: 'Pierwszy egzamin zacznie wykres' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zacznij egzamin' }).getAttribute('href')).toBe(
    '/dashboard/tests/select-mode',
  );
});

test('says that it loads, for as long as one of the two answers is missing', async () => {
  const history = Promise.withResolvers<readonly ExamHistoryItemDto[]>();
  open({ [STATS]: stats(3, 1), [HISTORY]: () => history.promise });
  expect((await screen.findByRole('status')).textContent).toContain('Wczytujemy postępy');
  history.resolve(exams(72));
  expect(await screen.findByRole('region', { name: 'Ile egzaminów zdaję?' })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test.each([STATS, HISTORY])('when %s fails it says so and loads again at a press', async (line) => {
  const server = open({ [STATS]: stats(3, 1), [HISTORY]: exams(72), [line]: failing(0) });
  expect(await screen.findByRole('heading', { name: 'Nie ma połączenia' })).toBeTruthy();
  Object.assign(server.answers, { [STATS]: stats(3, 1), [HISTORY]: exams(72) });
  fireEvent.click(screen.getByRole('button', { name: 'Spróbuj jeszcze raz' }));
  expect(await screen.findByRole('region', { name: 'Ile egzaminów zdaję?' })).toBeTruthy();
});
