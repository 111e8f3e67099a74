import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  type CategoryName,
  type CategoryStatsDto,
  categoryIdOf,
  type ExamHistoryItemDto,
} from '@zielona-fala/contracts';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { StatisticsPage } from '../src/pages/StatisticsPage.tsx';
import { type Answers, failing, recordedApi } from './fake-api.ts';
import { USER } from './fixtures.ts';
import { ACTIVITY } from './learning-figures.ts';

const WIDTH = 400;

beforeAll(() => {
  // jsdom lays nothing out
  globalThis.ResizeObserver = class {
    readonly #tell: ResizeObserverCallback;
    constructor(tell: ResizeObserverCallback) {
      this.#tell = tell;
    }
    observe() {
      this.#tell([{ contentRect: { width: WIDTH } } as ResizeObserverEntry], this);
    }
    unobserve() {}
    disconnect() {}
  };
});

const stats = (name: CategoryName, passedCount: number, failedCount: number): CategoryStatsDto => ({
  statsId: 1,
  userId: USER.userId,
  category: { categoryId: categoryIdOf(name), name },
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

const HISTORY = 'GET v1/stats/B/history?days=90';
const ANSWERS: Answers = {
  'GET v1/stats/B': stats('B', 3, 1),
  'GET v1/stats/categories': [stats('B', 3, 1)],
  [HISTORY]: exams(72, 61),
  'GET v1/stats/B/history/days?days=90': [
    { day: '2026-11-19', passedCount: 0, failedCount: 1, averagePoints: 61, bestPoints: 61 },
    { day: '2026-11-20', passedCount: 1, failedCount: 0, averagePoints: 72, bestPoints: 72 },
  ],
  'GET v1/stats/B/topics': [
    { topic: 'road-signs', asked: 10, correct: 9, share: 0.9 },
    { topic: 'manoeuvres', asked: 8, correct: 2, share: 0.25 },
  ],
  'GET v1/stats/activity?days=90': ACTIVITY,
};

function open(answers: Answers = {}) {
  const server = recordedApi({ ...ANSWERS, ...answers });
  renderInPortal(<StatisticsPage />, {
    portal: createTestPortal({ user: USER, api: server.api }),
    path: '/dashboard/statistics',
  });
  return server;
}

const region = (name: string) => screen.findByRole('region', { name });

/** The lines of the table of that name, without its heading, each with a stroke between its cells. */
async function linesOf(panel: HTMLElement, name: string): Promise<string[]> {
  const table = await within(panel).findByRole('region', { name, hidden: true });
  return within(table)
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
}

test('draws the points of each exam, marked as passed or failed, with their figures in a table', async () => {
  open();
  const trend = await region('Czy idzie mi lepiej?');
  const chart = await within(trend).findByRole('img', { name: /^Punkty 2 egzaminów, próg 68 z 74/ });
  expect(chart.querySelectorAll('circle')).toHaveLength(1);
  expect(chart.querySelectorAll('rect.failed')).toHaveLength(1);
  expect(await linesOf(trend, 'Punkty egzaminów')).toEqual([
    '20 lis | 72 | zdany | 52 | 20',
    '19 lis | 61 | niezdany | 41 | 20',
  ]);
});

test('a chart is drawn in pixels of its place: its letters are never scaled', async () => {
  open();
  const [chart] = await screen.findAllByRole('img', { name: /próg 68/ });
  const svg = chart?.querySelector('svg');
  expect(svg?.getAttribute('width')).toBe(String(WIDTH));
  expect(svg?.hasAttribute('viewBox')).toBe(false);
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
  open({ [HISTORY]: history });
  expect(await within(await region('Czy idzie mi lepiej?')).findByText(answer)).toBeTruthy();
});

const PROGRESS = [
  { topic: 'manoeuvres', questions: 52, seen: 9, known: 6, mastered: 3, mastery: 3 / 52, lastWrong: null },
];

test('names the topic that costs most, what of it was seen, is known and mastered, and leads to practising and reading about it', async () => {
  open({ 'GET v1/tests/topics/B': PROGRESS });
  const topics = await region('Co kosztuje mnie punkty?');
  const practise = await within(topics).findByRole('link', { name: 'Ćwicz: Manewry' });
  expect(practise.getAttribute('href')).toBe('/dashboard/tests/select-mode?mode=topic&topic=manoeuvres');
  expect(topics.textContent).toContain('Najsłabiej idzie Manewry: 2 z 8 pytań dobrze.');
  expect(await linesOf(topics, 'Odpowiedzi według tematów')).toEqual([
    'Manewry | 8 | 2 | 25% | 3 z 52',
    'Znaki drogowe | 10 | 9 | 90% | –',
  ]);
  expect(within(topics).getByText('2 z 8 pytań dobrze')).toBeTruthy();
  expect(topics.textContent).toContain('widziane 9 z 52 umiesz 6 opanowane 3');
  const about = within(topics).getByRole('link', { name: 'O temacie: Manewry' });
  expect(about.getAttribute('href')).toBe('/link/topic/manoeuvres');
  expect(screen.queryByText(/Odgadujemy je/)).toBeNull();
});

test('topics of the official bank are told as guesses', async () => {
  const server = recordedApi(ANSWERS);
  renderInPortal(<StatisticsPage />, {
    portal: createTestPortal({
      user: USER,
      api: server.api,
      facts: { bank: { source: 'official', questions: 3000, withExplanation: 0 } },
    }),
    path: '/dashboard/statistics',
  });
  const topics = await region('Co kosztuje mnie punkty?');
  expect(await within(topics).findByText(/Odgadujemy je ze słów pytań/)).toBeTruthy();
});

test("shows a square for each day of the learner's calendar", async () => {
  open();
  const calendar = await region('Kiedy ćwiczę?');
  const chart = await within(calendar).findByRole('img', { name: /^Kalendarz ostatnich 90 dni/ });
  expect(chart.querySelectorAll('rect')).toHaveLength(90);
  expect(chart.querySelectorAll('rect.frozen')).toHaveLength(1);
  expect(chart.querySelectorAll('rect.today')).toHaveLength(1);
  expect(calendar.textContent).toContain('4 dni z ostatnich 90. Z rzędu: 12, najdłużej: 15.');
  expect((await linesOf(calendar, 'Odpowiedzi według dni')).map((line) => line.split(' | ')[1])).toEqual([
    '4',
    '3',
    '25',
    '30',
  ]);
});

test('tells how many exams are passed, in all and by week', async () => {
  open();
  const rate = await region('Ile egzaminów zdaję?');
  expect(await within(rate).findByText(/^75\s?%$/)).toBeTruthy();
  expect(rate.textContent).toContain('Zdane: 3Niezdane: 1');
  const weeks = await linesOf(rate, 'Egzaminy według tygodni');
  expect(weeks.at(-1)).toBe('16 lis | 1 | 1');
});

test('tells how many points are usual', async () => {
  open({ [HISTORY]: exams(72, 70, 69, 68, 61) });
  const usual = await region('Ile punktów zwykle zdobywam?');
  expect(await within(usual).findByText('Najczęściej od 68 do 71 z 74.')).toBeTruthy();
  expect(await linesOf(usual, 'Egzaminy według punktów')).toEqual([
    '0–49 | 0',
    '50–55 | 0',
    '56–61 | 1',
    '62–67 | 0',
    '68–71 | 3',
    '72–74 | 1',
  ]);
});

test.each([
  [[55], 'Na razie 55 z 74.'],
  [[74, 69], 'Od 69 do 74 z 74.'],
  [[73, 72, 70, 61], 'Od 61 do 73 z 74.'],
])('of few exams, and of those that differ, none is usual: %j', async (points, answer) => {
  open({ [HISTORY]: exams(...points) });
  const usual = await region('Ile punktów zwykle zdobywam?');
  expect(await within(usual).findByText(answer)).toBeTruthy();
});

test.each([
  ['and the chosen one', [stats('B', 3, 1), stats('C', 1, 3)], ['B | 4 | 3 | 75%', 'C | 4 | 1 | 25%']],
  ['and the chosen one without any', [stats('C', 1, 3)], ['B | 0 | 0 | brak', 'C | 4 | 1 | 25%']],
])('compares the categories that have exams, %s', async (_which, counted, lines) => {
  open({ 'GET v1/stats/categories': counted });
  const all = await region('Wszystkie kategorie');
  await within(all).findByText('C');
  expect(await linesOf(all, 'Egzaminy według kategorii')).toEqual(lines);
});

test('looks back 30 days instead of 90', async () => {
  open({ 'GET v1/stats/B/history?days=30': exams(74), 'GET v1/stats/activity?days=30': ACTIVITY });
  await screen.findByRole('img', { name: /^Punkty 2 egzaminów/ });
  fireEvent.click(screen.getByRole('radio', { name: '30 dni' }));
  expect(await screen.findByRole('img', { name: /^Punkty 1 egzaminu/ })).toBeTruthy();
  expect(await screen.findByRole('img', { name: /^Kalendarz ostatnich 30 dni/ })).toBeTruthy();
});

test('before the first exam it leads to one, and tells of learning all the same', async () => {
  open({ 'GET v1/stats/B': stats('B', 0, 0), [HISTORY]: [] });
  const trend = await region('Czy idzie mi lepiej?');
  await waitFor(() => expect(screen.getAllByText(/nie było żadnego egzaminu/)).toHaveLength(1));
  expect(await within(trend).findByRole('button', { name: 'Zacznij egzamin' })).toBeTruthy();
  const history = screen.getByRole('link', { name: 'Historia egzaminów i nauki' });
  expect(history.getAttribute('href')).toBe('/dashboard/tests');
  expect(await screen.findByText(/Najsłabiej idzie/)).toBeTruthy();
  expect(await screen.findByRole('img', { name: /^Kalendarz/ })).toBeTruthy();
});

test('each panel says that it loads', async () => {
  const history = Promise.withResolvers<readonly ExamHistoryItemDto[]>();
  open({ [HISTORY]: () => history.promise });
  const trend = await region('Czy idzie mi lepiej?');
  expect((await within(trend).findByRole('status')).textContent).toContain('Wczytujemy postępy');
  expect(await screen.findByText(/Najsłabiej idzie/)).toBeTruthy();
  history.resolve(exams(72));
  await waitFor(() => expect(within(trend).queryByRole('status')).toBeNull());
});

test.each([
  ['GET v1/stats/B/topics', 'Co kosztuje mnie punkty?'],
  ['GET v1/stats/activity?days=90', 'Kiedy ćwiczę?'],
  ['GET v1/stats/B/history/days?days=90', 'Ile egzaminów zdaję?'],
  ['GET v1/stats/categories', 'Wszystkie kategorie'],
])('when %s fails one panel says so and loads again at a press', async (line, name) => {
  const server = open({ [line]: failing(0) });
  const panel = await region(name);
  const retry = await within(panel).findByRole('button', { name: 'Spróbuj jeszcze raz' });
  expect(screen.getAllByText('Nie ma połączenia.')).toHaveLength(1);
  server.answers[line] = ANSWERS[line];
  fireEvent.click(retry);
  await waitFor(() => expect(screen.queryByText('Nie ma połączenia.')).toBeNull());
});
