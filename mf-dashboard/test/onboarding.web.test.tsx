import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, dayIn, type TopicProgressDto } from '@zielona-fala/contracts';
import { ownTimeZone } from '@zielona-fala/web-kit/session';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { api } from '@zielona-fala/web-kit/store';
import { createTestPortal, press, renderInPortal } from '@zielona-fala/web-kit/testing';
import { HomePage } from '../src/pages/HomePage.tsx';
import { type Answers, failing, recordedApi } from './fake-api.ts';
import { failedReview, found, runningExam, USER } from './fixtures.ts';
import { ACTIVITY, PLAN, PREFERENCES, UNKNOWN_READINESS } from './learning-figures.ts';

const NEWCOMER = { ...USER, experiencePoints: 0 };
const FIRST = 'Trzy kroki do Twojego planu';
const PLANNED = 'Na dziś zostało 8 pytań';

const TOPICS: readonly TopicProgressDto[] = [
  { topic: 'right-of-way', questions: 88, seen: 0, known: 0, mastered: 0, mastery: 0, lastWrong: null },
  { topic: 'road-signs', questions: 111, seen: 0, known: 0, mastered: 0, mastery: 0, lastWrong: null },
];

const ANSWERS: Answers = Object.fromEntries(
  (['B', 'C'] as const).flatMap((name) => [
    [
      `GET v1/stats/${name}`,
      { statsId: 1, userId: 7, category: { categoryId: 6, name }, passedCount: 0, failedCount: 0 },
    ],
    [`GET v1/tests/${name}`, []],
    [`GET v1/tests/plan/${name}`, PLAN],
    [`GET v1/tests/readiness/${name}`, UNKNOWN_READINESS],
    [`GET v1/stats/${name}/topics`, []],
    [`GET v1/tests/topics/${name}`, TOPICS],
    ['GET v1/tests/find/unfinished?detail=true', { testId: null }],
    ['GET v1/stats/activity?days=7', ACTIVITY],
    ['GET v1/users/preferences', PREFERENCES],
  ]),
);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('signedIn', 'yes');
});

function open(answers: Answers = {}, user = NEWCOMER) {
  const server = recordedApi({ ...ANSWERS, ...answers });
  const portal = createTestPortal({ user, api: server.api });
  const { unmount } = renderInPortal(<HomePage />, {
    portal,
    path: '/dashboard/home',
    routes: [{ path: '/dashboard/tests/exam', element: <p>the player</p> }],
  });
  return { server, portal, unmount };
}

const sent = ({ calls }: ReturnType<typeof recordedApi>, wanted: string) =>
  calls.filter(({ method }) => method === wanted).map(({ body }) => body);

test('a newcomer chooses category and date, and begins with ten questions', async () => {
  const { server } = open({ 'PATCH v1/users/preferences': PREFERENCES, 'POST v1/tests': { testId: 9 } });
  await screen.findByRole('region', { name: FIRST });
  expect(screen.queryByRole('region', { name: PLANNED })).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: 'Kategoria' }), { target: { value: 'C' } });
  await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('C'));
  press('Dalej');
  fireEvent.change(await screen.findByLabelText('Data egzaminu'), { target: { value: '2099-12-24' } });
  press('Dalej');
  const heading = await screen.findByRole('heading', { name: 'Pierwsze 10 pytań' });
  expect(sent(server, 'PATCH')).toEqual([{ examDate: '2099-12-24', timeZone: ownTimeZone() }]);
  await waitFor(() => expect(document.activeElement).toBe(heading));
  press('Odpowiedz na 10 pytań');
  expect(await screen.findByText('the player')).toBeTruthy();
  expect(sent(server, 'POST')).toEqual([{ categoryName: 'C', lang: 'pl', mode: 'review', size: 10 }]);
});

test('what was answered as a visitor counts as the first ten: only category and date are asked for', async () => {
  const { server } = open({
    'GET v1/tests/topics/B': TOPICS.map((topic, index) => ({ ...topic, seen: index === 0 ? 4 : 6 })),
    'PATCH v1/users/preferences': PREFERENCES,
  });
  await screen.findByRole('region', { name: 'Dwa kroki do Twojego planu' });
  expect(screen.getByRole('img', { name: 'Krok 1 z 2' })).toBeTruthy();
  press('Dalej');
  await screen.findByLabelText('Data egzaminu');
  press('Dalej');
  const heading = await screen.findByRole('heading', { name: PLANNED });
  expect(document.activeElement).toBe(heading);
  await waitFor(() => expect(sent(server, 'PATCH')).toEqual([{ isFirstEveningOver: true }]));
});

test('a few answers of a visitor are not yet the first ten', async () => {
  open({ 'GET v1/tests/topics/B': TOPICS.map((topic) => ({ ...topic, seen: 4 })) });
  expect(await screen.findByRole('region', { name: FIRST })).toBeTruthy();
});

test('answers of a visitor that are carried over meanwhile end the step of the questions', async () => {
  browserMemory.write('onboarding', 'questions');
  const { server, portal } = open();
  await screen.findByRole('heading', { name: 'Pierwsze 10 pytań' });
  server.answers['GET v1/tests/topics/B'] = TOPICS.map((topic) => ({ ...topic, seen: 5 }));
  act(() => void portal.reduxStore.dispatch(api.util.invalidateTags([{ type: 'Tests' }])));
  expect(await screen.findByRole('region', { name: PLANNED })).toBeTruthy();
});

test('without a date nothing is saved', async () => {
  const { server } = open();
  await screen.findByRole('region', { name: FIRST });
  press('Dalej');
  await screen.findByLabelText('Data egzaminu');
  press('Dalej');
  await screen.findByRole('heading', { name: 'Pierwsze 10 pytań' });
  expect(sent(server, 'PATCH')).toEqual([]);
  press('Wstecz');
  expect(await screen.findByLabelText('Data egzaminu')).toBeTruthy();
});

test('a date that cannot be saved keeps its step, and that is said', async () => {
  const { portal } = open({ 'PATCH v1/users/preferences': failing(0) });
  await screen.findByRole('region', { name: FIRST });
  press('Dalej');
  fireEvent.change(await screen.findByLabelText('Data egzaminu'), { target: { value: '2099-12-24' } });
  press('Dalej');
  await waitFor(() => expect(portal.shownToasts).toHaveLength(1));
  expect(screen.getByLabelText<HTMLInputElement>('Data egzaminu').value).toBe('2099-12-24');
});

test('goes on after a reload at the step where it was left', async () => {
  const { unmount } = open();
  await screen.findByRole('region', { name: FIRST });
  press('Dalej');
  await screen.findByLabelText('Data egzaminu');
  unmount();
  open();
  expect(await screen.findByRole('img', { name: 'Krok 2 z 3' })).toBeTruthy();
});

test('who skips it sees the plan, now and at the next visit, on another device too', async () => {
  const { unmount, server } = open({ 'PATCH v1/users/preferences': PREFERENCES });
  await screen.findByRole('region', { name: FIRST });
  press('Pomiń i pokaż plan');
  expect(await screen.findByRole('region', { name: PLANNED })).toBeTruthy();
  await waitFor(() => expect(sent(server, 'PATCH')).toEqual([{ isFirstEveningOver: true }]));
  unmount();
  const again = open();
  expect(await screen.findByRole('region', { name: PLANNED })).toBeTruthy();
  again.unmount();
  browserMemory.forgetLearner();
  const elsewhere = open({ 'GET v1/users/preferences': { ...PREFERENCES, isFirstEveningOver: true } });
  expect(await screen.findByRole('region', { name: PLANNED })).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryByRole('region', { name: FIRST })).toBeNull();
  elsewhere.unmount();
  open({ 'GET v1/users/preferences': failing(503) });
  expect(await screen.findByRole('region', { name: FIRST })).toBeTruthy();
});

test('without a result no panel says that there is none', async () => {
  open({ 'GET v1/users/preferences': { ...PREFERENCES, isFirstEveningOver: true } });
  await screen.findByRole('region', { name: PLANNED });
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))).toEqual([
    'plan',
    'streak',
    'experience',
    'readiness',
  ]);
});

const yesterday = addDays(dayIn(ownTimeZone(), new Date()), -1);

test('a date that has passed is an error of its field, and the server is not asked', async () => {
  const { server } = open();
  await screen.findByRole('region', { name: FIRST });
  press('Dalej');
  const field = await screen.findByLabelText<HTMLInputElement>('Data egzaminu');
  fireEvent.change(field, { target: { value: yesterday } });
  press('Dalej');
  expect(await screen.findByText(/Ten dzień już minął/)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(sent(server, 'PATCH')).toEqual([]);
  fireEvent.change(field, { target: { value: '2099-12-24' } });
  expect(screen.queryByText(/Ten dzień już minął/)).toBeNull();
});

test('a date that the server refuses is an error of its field', async () => {
  const errors = [{ field: 'examDate', code: 'past', message: 'This day is over' }];
  const { portal } = open({ 'PATCH v1/users/preferences': failing(422, { errors }) });
  await screen.findByRole('region', { name: FIRST });
  press('Dalej');
  fireEvent.change(await screen.findByLabelText('Data egzaminu'), { target: { value: '2099-12-24' } });
  press('Dalej');
  expect(await screen.findByText(/Ten dzień już minął/)).toBeTruthy();
  expect(portal.shownToasts).toEqual([]);
});

const FINISHED = { ...failedReview(), questions: null };

test.each([
  ['has gathered experience in another category', USER, []],
  ['has finished a test', NEWCOMER, [FINISHED]],
])('who %s has the plan at once', async (_who, user, tests) => {
  open({ 'GET v1/tests/B': tests }, user);
  expect(await screen.findByRole('region', { name: PLANNED })).toBeTruthy();
  expect(screen.queryByRole('region', { name: FIRST })).toBeNull();
});

test('the first questions can be gone back to', async () => {
  browserMemory.write('onboarding', 'questions');
  const open10 = { ...runningExam(), mode: 'review', isFirst: true, deadline: null } as const;
  open({
    'GET v1/tests/B': [{ ...open10, questions: null }],
    'GET v1/tests/find/unfinished?detail=true': found(open10),
  });
  await screen.findByRole('region', { name: FIRST });
  const banner = screen.getByRole('region', { name: 'Pierwsze pytania w toku' });
  expect(within(banner).getByRole('link', { name: 'Wróć' })).toBeTruthy();
  const main = screen.getByRole('link', { name: 'Ucz się dalej' });
  expect(main.getAttribute('href')).toBe('/dashboard/tests/exam?testId=5&lang=pl&cat=B');
  expect(screen.queryByRole('button', { name: 'Odpowiedz na 10 pytań' })).toBeNull();
});
