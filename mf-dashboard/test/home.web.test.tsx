import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, dayIn } from '@zielona-fala/contracts';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { HomePage } from '../src/pages/HomePage.tsx';
import { type Answers, failing, recordedApi } from './fake-api.ts';
import { failedReview, runningExam, USER } from './fixtures.ts';
import { ACTIVITY, PLAN, PREFERENCES, READINESS, UNKNOWN_READINESS } from './learning-figures.ts';

const ANSWERS: Answers = {
  'GET v1/stats/B': {
    statsId: 1,
    userId: 7,
    category: { categoryId: 6, name: 'B' },
    passedCount: 3,
    failedCount: 1,
  },
  'GET v1/tests/B': [{ ...failedReview(), questions: null }],
  'GET v1/tests/find/unfinished?detail=true': { testId: null },
  'GET v1/tests/single/5?lang=de&cat=B': { ...runningExam({ 101: 'T' }), lang: 'de' },
  'GET v1/tests/plan/B': PLAN,
  'GET v1/tests/readiness/B': READINESS,
  'GET v1/stats/activity?days=7': ACTIVITY,
  'GET v1/stats/B/topics': [
    { topic: 'road-signs', asked: 10, correct: 9 },
    { topic: 'manoeuvres', asked: 4, correct: 1 },
    { topic: 'other', asked: 0, correct: 0 },
  ],
  'GET v1/users/preferences': PREFERENCES,
};

function open(answers: Answers) {
  const server = recordedApi({ ...answers });
  renderInPortal(<HomePage />, {
    portal: createTestPortal({ user: USER, api: server.api }),
    path: '/dashboard/home',
    routes: [{ path: '/dashboard/tests/exam', element: <p>the player</p> }],
  });
  return server;
}

test("tells what is left of the day's plan, and starts it in one press", async () => {
  const server = open({ ...ANSWERS, 'POST v1/tests': { testId: 9 } });
  const plan = await screen.findByRole('region', { name: 'Na dziś zostało 8 pytań' });
  expect(plan.textContent).toContain('12 z 20 zrobione');
  expect(plan.textContent).toContain('około 6 min');
  expect(plan.textContent).toContain('5 do powtórki, 2 po błędach i 1 nowe.');
  fireEvent.click(within(plan).getByRole('button', { name: 'Odpowiedz na 8 pytań' }));
  expect(await screen.findByText('the player')).toBeTruthy();
  expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    categoryName: 'B',
    lang: 'pl',
    mode: 'review',
    size: 8,
  });
});

test('once the plan is done, an exam comes first and more questions can be had', async () => {
  const next = { due: 0, mistake: 0, new: 0, refresh: 0 };
  open({ ...ANSWERS, 'GET v1/tests/plan/B': { ...PLAN, doneToday: 23, next, minutes: 0 } });
  const plan = await screen.findByRole('region', { name: 'Plan na dziś zrobiony' });
  expect(within(plan).getByRole('img', { name: 'Odpowiedzi dziś: 23, cel dnia: 20' })).toBeTruthy();
  expect(within(plan).getByRole('link', { name: 'Egzamin albo inny tryb' }).className).toContain('go');
  expect(within(plan).getByRole('button', { name: 'Jeszcze 10 pytań' })).toBeTruthy();
  expect(plan.textContent).not.toContain('około');
});

const today = dayIn(PREFERENCES.timeZone, new Date());

test.each([
  [addDays(today, 14), /Do egzaminu państwowego zostało 14 dni: /],
  [today, /Egzamin państwowy jest dziś/],
  [addDays(today, -1), /Egzamin państwowy był .*Ustaw nową datę$/],
  [null, /Masz już termin\? Ustaw datę egzaminu/],
])('with the exam on %s says how far it is, or where to set its day', async (examDate, words) => {
  open({ ...ANSWERS, 'GET v1/users/preferences': { ...PREFERENCES, examDate } });
  const plan = await screen.findByRole('region', { name: 'Na dziś zostało 8 pytań' });
  await waitFor(() => expect(plan.textContent).toMatch(words));
});

test('tells the chance to pass with its bounds, and what would raise it most', async () => {
  open(ANSWERS);
  const readiness = await screen.findByRole('region', { name: 'Czy zdasz dziś?' });
  await within(readiness).findByText(/71\s?%/);
  expect(readiness.textContent).toContain('od 62 do 79');
  expect(
    within(readiness).getByRole('img', { name: 'Ze 100 egzaminów: zdane 62, niepewne 17, niezdane 21' }),
  ).toBeTruthy();
  expect(readiness.textContent).toContain('Najwięcej da Pierwszeństwo przejazdu: do 9 punktów');
  expect(
    within(readiness).getByRole('link', { name: 'Ćwicz: Pierwszeństwo przejazdu' }).getAttribute('href'),
  ).toBe('/dashboard/tests/select-mode?mode=topic&topic=right-of-way');
});

test('before it can tell the chance it counts what is missing', async () => {
  open({ ...ANSWERS, 'GET v1/tests/readiness/B': UNKNOWN_READINESS });
  const readiness = await screen.findByRole('region', { name: 'Czy zdasz dziś?' });
  expect((await within(readiness).findByText('46')).parentElement?.textContent).toBe('46pytańdo prognozy');
});

test('a category that has too few questions has no chance to tell', async () => {
  open({ ...ANSWERS, 'GET v1/tests/readiness/B': failing(409, { code: 'category-unavailable' }) });
  expect(await screen.findByText(/W kategorii B jest jeszcze za mało pytań/)).toBeTruthy();
});

test('shows the week of the streak, what today still needs and that the free day is gone', async () => {
  open(ANSWERS);
  const streak = await screen.findByRole('region', { name: '12 dni z rzędu' });
  const days = within(streak).getAllByRole('listitem');
  expect(days).toHaveLength(7);
  expect(days.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/poniedziałek zaliczony$/),
    expect.stringMatching(/wtorek wolny dzień$/),
    expect.stringMatching(/środa 4 odpowiedzi$/),
    expect.stringMatching(/czwartek jeszcze przed Tobą$/),
  ]);
  expect(streak.textContent).toContain('Jeszcze 6 pytań i dzisiejszy dzień się liczy.');
  expect(streak.textContent).toContain('Wolny dzień tego tygodnia jest wykorzystany.');
});

test('leads to the weakest topics first', async () => {
  open(ANSWERS);
  const weak = await screen.findByRole('region', { name: 'Tu tracisz najwięcej' });
  await within(weak).findByText('Manewry');
  const lines = within(weak).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Manewry25%', 'Znaki drogowe90%']);
});

test('shows how it has gone so far', async () => {
  open(ANSWERS);
  const line = await screen.findByRole('link', { name: /Niezdany.*61/ });
  expect(line.getAttribute('href')).toBe('/dashboard/tests/result?testId=5');
  const counts = screen.getByRole('region', { name: 'Kategoria B' });
  await waitFor(() => expect(counts.textContent).toContain('Zdane3Niezdane1'));
  expect(screen.queryByText(/Egzamin trwa/)).toBeNull();
});

test('an exam under way can be gone back to', async () => {
  open({
    ...ANSWERS,
    'GET v1/tests/find/unfinished?detail=true': { testId: 5, lang: 'de', categoryName: 'B' },
  });
  const banner = await screen.findByRole('region', { name: /Egzamin trwa: zostało (25:00|24:5\d)/ });
  expect(banner.textContent).toContain('1 odpowiedź z 3');
  expect(screen.getByRole('link', { name: 'Wróć' }).getAttribute('href')).toBe(
    '/dashboard/tests/exam?testId=5&lang=de&cat=B',
  );
});

test.each([
  ['GET v1/tests/plan/B', 'Plan na dziś', 'Na dziś zostało 8 pytań'],
  ['GET v1/tests/readiness/B', 'Czy zdasz dziś?', 'Czy zdasz dziś?'],
  ['GET v1/stats/activity?days=7', 'Dni z rzędu', '12 dni z rzędu'],
  ['GET v1/stats/B/topics', 'Tu tracisz najwięcej', 'Tu tracisz najwięcej'],
  ['GET v1/stats/B', 'Kategoria B', 'Kategoria B'],
])('what %s cannot tell leaves the rest in place, and can be asked for again', async (line, name, after) => {
  const server = open({ ...ANSWERS, [line]: failing(503) });
  const panel = await screen.findByRole('region', { name });
  const retry = await within(panel).findByRole('button', { name: 'Spróbuj jeszcze raz' });
  expect(panel.textContent).toContain('Serwis jest chwilowo niedostępny');
  expect(screen.getAllByText(/chwilowo niedostępny/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Egzamin albo inny tryb' }).getAttribute('href')).toBe(
    '/dashboard/tests/select-mode',
  );
  server.answers[line] = ANSWERS[line];
  fireEvent.click(retry);
  await screen.findByRole('region', { name: after });
  await waitFor(() => expect(screen.queryByText(/chwilowo niedostępny/)).toBeNull());
});
