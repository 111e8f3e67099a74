import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  addDays,
  DEFAULT_SHARING,
  type GroupDetailsDto,
  type GroupMemberDto,
  type PlanDto,
  polishDayOf,
} from '@zielona-fala/contracts';
import type { PortalFacts } from '@zielona-fala/contracts/portal';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { HomePage } from '../src/pages/HomePage.tsx';
import { type Answers, failing, recordedApi } from './fake-api.ts';
import { failedReview, runningExam, USER } from './fixtures.ts';
import { ACTIVITY, PLAN, PREFERENCES, READINESS, UNKNOWN_READINESS } from './learning-figures.ts';

const ANSWERS: Answers = {
  'GET v1/tests/rules?cat=B&lang=pl&order=cost&limit=3': [],
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
    { topic: 'road-signs', asked: 10, correct: 9, share: 0.9 },
    { topic: 'manoeuvres', asked: 8, correct: 2, share: 0.25 },
    { topic: 'load', asked: 4, correct: 0, share: null },
    { topic: 'railway-tram', asked: 6, correct: 6, share: 1 },
  ],
  'GET v1/users/preferences': PREFERENCES,
};

function open(answers: Answers, facts: Partial<PortalFacts> = {}) {
  const server = recordedApi({ ...answers });
  renderInPortal(<HomePage />, {
    portal: createTestPortal({ user: USER, api: server.api, facts }),
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

const NOTHING: PlanDto['next'] = { due: 0, mistake: 0, new: 0, refresh: 0, again: 0 };
const reached = { ...PLAN, doneToday: 32, next: NOTHING, minutes: 0 };

test('once the plan is done, an exam comes first and more questions can be had', async () => {
  open({ ...ANSWERS, 'GET v1/tests/plan/B': { ...reached, state: 'done' } });
  const plan = await screen.findByRole('region', { name: 'Plan na dziś zrobiony' });
  expect(within(plan).getByRole('img', { name: 'Pytania dziś: 32, cel dnia: 20' })).toBeTruthy();
  expect(plan.textContent).toContain('Cel dnia (20) osiągnięty, pytania dziś: 32');
  expect(within(plan).getByRole('link', { name: 'Egzamin albo inny tryb' }).className).toContain('go');
  expect(within(plan).getByRole('button', { name: 'Jeszcze 10 pytań' })).toBeTruthy();
  expect(plan.textContent).not.toContain('około');
});

const exam = (daysLeft: number, perDay: number | null = null) => ({ date: '2027-01-05', daysLeft, perDay });

test.each<[string, string, string, Partial<PlanDto>]>([
  [
    'mistakes of today wait',
    'Popraw jeszcze 6 dzisiejszych błędów',
    'Popraw 6 błędów',
    { state: 'rest', mistakesToday: 6, next: { ...NOTHING, again: 6 } },
  ],
  [
    'questions are due',
    'Jeszcze 3 powtórki',
    'Powtórz 3 pytania',
    { state: 'rest', next: { ...NOTHING, due: 2, mistake: 1 } },
  ],
  [
    'mistakes wait and questions are due',
    'Popraw jeszcze 1 dzisiejszy błąd',
    'Odpowiedz na 5 pytań',
    { state: 'rest', mistakesToday: 1, next: { ...NOTHING, due: 4, again: 1 } },
  ],
  [
    'the exam is near, and the learner not ready',
    'Egzamin za 3 dni: zrób jeszcze 20 pytań',
    'Odpowiedz na 20 pytań',
    { state: 'push', next: { ...NOTHING, refresh: 20 }, exam: exam(3) },
  ],
  [
    'the exam is today',
    'Dziś egzamin. Powodzenia!',
    'Rozgrzewka: 10 pytań',
    { state: 'exam-day', next: { ...NOTHING, refresh: 10 }, exam: exam(0) },
  ],
])('when %s, one sentence says so and one button does it', async (_when, sentence, button, facts) => {
  open({ ...ANSWERS, 'GET v1/tests/plan/B': { ...reached, ...facts } });
  const plan = await screen.findByRole('region', { name: sentence });
  const buttons = within(plan).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([button]);
  expect(plan.textContent).not.toMatch(/zrobiony|wystarczy,|Jutro czekają/);
});

test('a category without questions leads to another one', async () => {
  open({ ...ANSWERS, 'GET v1/tests/plan/B': { ...PLAN, state: 'empty', doneToday: 0, next: NOTHING } });
  const plan = await screen.findByRole('region', { name: 'W kategorii B nie ma jeszcze pytań' });
  expect(within(plan).queryByRole('button')).toBeNull();
});

test('mistakes of today are promised for the end while the goal is open', async () => {
  open({ ...ANSWERS, 'GET v1/tests/plan/B': { ...PLAN, mistakesToday: 2 } });
  const plan = await screen.findByRole('region', { name: 'Na dziś zostało 8 pytań' });
  expect(plan.textContent).toContain('Na koniec wrócą 2 dzisiejsze błędy.');
});

test.each([
  [exam(14), /Do egzaminu państwowego zostało 14 dni: 5 stycznia 2027/],
  [exam(0), /Egzamin państwowy jest dziś/],
  [exam(-1), /Termin egzaminu, 5 stycznia 2027, już minął.*Podaj następny termin$/],
  [null, /Masz już termin\? Ustaw datę egzaminu/],
])('with the exam %j says how far it is, or where to set its day', async (given, words) => {
  open({ ...ANSWERS, 'GET v1/tests/plan/B': { ...PLAN, exam: given } });
  const plan = await screen.findByRole('region', { name: 'Na dziś zostało 8 pytań' });
  expect(plan.textContent).toMatch(words);
});

test('says what seeing everything before the exam would take, and makes it the goal in one press', async () => {
  const server = open({
    ...ANSWERS,
    'GET v1/tests/plan/B': { ...PLAN, exam: exam(3, 98) },
    'PATCH v1/users/preferences': { ...PREFERENCES, dailyGoal: 98 },
  });
  const plan = await screen.findByRole('region', { name: 'Na dziś zostało 8 pytań' });
  expect(plan.textContent).toContain('potrzeba 98 dziennie. Teraz Twój cel to 20.');
  server.answers['GET v1/tests/plan/B'] = {
    ...PLAN,
    dailyGoal: 98,
    next: { ...NOTHING, new: 86 },
    exam: exam(3),
  };
  fireEvent.click(within(plan).getByRole('button', { name: 'Ustaw cel: 98 dziennie' }));
  await screen.findByRole('region', { name: 'Na dziś zostało 86 pytań' });
  expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ dailyGoal: 98 });
});

test('a pace that no goal can reach is not offered', async () => {
  open({ ...ANSWERS, 'GET v1/tests/plan/B': { ...PLAN, exam: exam(3, 713) } });
  const plan = await screen.findByRole('region', { name: 'Na dziś zostało 8 pytań' });
  expect(plan.textContent).toContain('Wszystkich pytań nie zdążysz już zobaczyć.');
  expect(within(plan).queryByRole('button', { name: /^Ustaw cel/ })).toBeNull();
});

test('tells in words how ready the learner is, the chance with its bounds, and what would raise it most', async () => {
  open(ANSWERS);
  const readiness = await screen.findByRole('region', { name: 'Gotowość do egzaminu' });
  await within(readiness).findByText('Już prawie');
  expect(readiness.textContent).toContain('Szansa na zdanie dziś: 71%, najpewniej między 62% a 79%.');
  expect(
    within(readiness).getByRole('img', { name: 'Ze 100 egzaminów: zdane 62, niepewne 17, niezdane 21' }),
  ).toBeTruthy();
  expect(readiness.textContent).toContain('Najwięcej da Pierwszeństwo przejazdu: do 9 punktów');
  const actions = within(readiness).getAllByRole('link');
  expect(actions.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ćwicz: Pierwszeństwo przejazdu', '/dashboard/tests/select-mode?mode=topic&topic=right-of-way'],
  ]);
});

test('who is ready is sent to a mock exam', async () => {
  open({ ...ANSWERS, 'GET v1/tests/readiness/B': { ...READINESS, verdict: 'ready', probability: 0.94 } });
  const readiness = await screen.findByRole('region', { name: 'Gotowość do egzaminu' });
  await within(readiness).findByText('Możesz zdawać');
  expect(
    within(readiness)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Egzamin próbny']);
});

test('says that readiness and plan are of the official bank, where an edition is loaded', async () => {
  open(ANSWERS, { bank: { source: 'official', questions: 3525, withExplanation: 0 } });
  expect(await screen.findByText(/^Gotowość i plan liczą pytania z urzędowej bazy/)).toBeTruthy();
});

test('before it can tell the chance it says how far that is', async () => {
  open({ ...ANSWERS, 'GET v1/tests/readiness/B': UNKNOWN_READINESS });
  const readiness = await screen.findByRole('region', { name: 'Gotowość do egzaminu' });
  await within(readiness).findByText('18 z 64 pytań');
  expect(readiness.textContent).toContain('Jeszcze 46 pytań i zobaczysz swoją szansę');
  expect(readiness.textContent).not.toContain('%');
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
  expect(streak.textContent).toContain('Jeszcze 6 pytań i dzisiejszy dzień liczy się do serii.');
  expect(streak.textContent).toContain('Wolny dzień tego tygodnia jest wykorzystany.');
});

test('leads to the weakest topics first', async () => {
  open(ANSWERS);
  const weak = await screen.findByRole('region', { name: 'Tu tracisz najwięcej' });
  await within(weak).findByText('Manewry');
  const lines = within(weak).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Manewry25%', 'Znaki drogowe90%']);
});

test.each([
  ['none has five answers', null, /^Po pięciu odpowiedziach/],
  ['all answers are right', 1, 'Jak dotąd w żadnym temacie nie tracisz punktów.'],
])('without a weak topic it says why: %s', async (_case, share, words) => {
  const topics = [{ topic: 'load', asked: 5, correct: 5, share }];
  open({ ...ANSWERS, 'GET v1/stats/B/topics': topics });
  const weak = await screen.findByRole('region', { name: 'Tu tracisz najwięcej' });
  expect(await within(weak).findByText(words)).toBeTruthy();
});

test('the day that counts for the streak does not call the plan done', async () => {
  const streak = { ...ACTIVITY.streak, isReachedToday: true };
  open({ ...ANSWERS, 'GET v1/stats/activity?days=7': { ...ACTIVITY, streak } });
  const panel = await screen.findByRole('region', { name: '12 dni z rzędu' });
  expect(panel.textContent).toContain('Dzisiejszy dzień liczy się do serii.');
  expect(panel.textContent).not.toContain('jutro');
  expect(screen.getByRole('region', { name: 'Na dziś zostało 8 pytań' })).toBeTruthy();
});

test('the page does not wait for what it can do without', async () => {
  const never = () => new Promise(() => undefined);
  open({
    ...ANSWERS,
    'GET v1/tests/find/unfinished?detail=true': never,
    'GET v1/tests/B': never,
  });
  expect(
    await screen.findByRole('region', { name: 'Na dziś zostało 8 pytań' }, { timeout: 10_000 }),
  ).toBeTruthy();
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
  ['GET v1/tests/readiness/B', 'Gotowość do egzaminu', 'Gotowość do egzaminu'],
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

const today = polishDayOf(new Date());

const GROUP: GroupDetailsDto = {
  groupId: 3,
  name: 'Wieczorowa B',
  category: { categoryId: 6, name: 'B' },
  created: '2026-11-20T08:00:00.000Z',
  role: 'member',
  instructor: { username: 'ewa', level: 1 },
  memberCount: 1,
  proposedExam: null,
  homework: [
    {
      homeworkId: 5,
      count: 20,
      due: addDays(today, 3),
      created: '2026-11-20T08:00:00.000Z',
      answered: 0,
    },
  ],
  code: null,
  sharing: DEFAULT_SHARING,
  members: [],
  topics: null,
};

test('a member sees the group and its homework beside the plan, and starts it', async () => {
  const server = open({ ...ANSWERS, 'GET v1/tests/groups': [GROUP], 'POST v1/tests': { testId: 9 } });
  const group = await screen.findByRole('region', { name: /^Wieczorowa B/ });
  expect(group.textContent).toContain('Prowadzi ewa');
  expect(group.textContent).toContain('20 × własne błędy');
  fireEvent.click(within(group).getByRole('button', { name: 'Zacznij' }));
  expect(await screen.findByText('the player')).toBeTruthy();
  expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    categoryName: 'B',
    lang: 'pl',
    mode: 'review',
    size: 20,
    homework: 5,
  });
});

test('who leads a group sees first who needs help, which homework is due and when the exam is', async () => {
  const person = (userId: number, username: string, testsThisWeek: number): GroupMemberDto => ({
    userId,
    username,
    level: 2,
    joined: '2026-11-20T08:00:00.000Z',
    sharing: DEFAULT_SHARING,
    practice: { lastTest: null, testsThisWeek },
    readiness: null,
    exams: null,
    homework: [{ homeworkId: 5, answered: testsThisWeek * 20 }],
    topics: null,
  });
  const led: GroupDetailsDto = {
    ...GROUP,
    role: 'instructor',
    proposedExam: addDays(today, 10),
    members: [person(8, 'jan', 1), person(9, 'kot', 0)],
  };
  open({ ...ANSWERS, 'GET v1/tests/groups': [led], 'GET v1/tests/groups/3': led });
  const panel = await screen.findByRole('region', { name: 'Twoi kursanci' });
  expect(await within(panel).findByText('Pomocy potrzebuje 1 z 2')).toBeTruthy();
  const kot = within(panel).getByRole('link', { name: 'kot' });
  expect(kot.getAttribute('href')).toBe('/dashboard/groups?groupId=3&userId=9');
  expect(kot.closest('li')?.textContent).toBe('kottydzień bez ćwiczeń');
  expect(panel.textContent).toContain('1 z 2 zrobione');
  expect(panel.textContent).toContain('Proponowany egzamin');
  const plan = screen.getByRole('region', { name: 'Na dziś zostało 8 pytań' });
  expect(panel.compareDocumentPosition(plan)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
