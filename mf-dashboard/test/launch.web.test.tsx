import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ApiRequest } from '@zielona-fala/contracts/portal';
import { useLocation } from '@zielona-fala/web-kit/router';
import { ApiError } from '@zielona-fala/web-kit/session';
import { clientActions } from '@zielona-fala/web-kit/store';
import { createTestPortal, pressOnceShown, renderInPortal } from '@zielona-fala/web-kit/testing';
import { SelectModePage } from '../src/pages/SelectModePage.tsx';
import { recordedApi } from './fake-api.ts';
import { found, runningExam, USER } from './fixtures.ts';

const PLAN = { dailyGoal: 20, doneToday: 12, next: { due: 5, mistake: 2, new: 1, refresh: 0 }, minutes: 4 };

const topic = (name: string, seen: number, known: number, mastered: number) => ({
  topic: name,
  questions: 20,
  seen,
  known,
  mastered,
  mastery: mastered / 20,
  lastWrong: null,
});

const KNOWN: Record<string, unknown> = {
  'v1/tests/find/unfinished?detail=true': { testId: null },
  'v1/tests/plan/B': PLAN,
  'v1/tests/plan/C': PLAN,
  'v1/tests/topics/C': [],
  'v1/tests/topics/B': [
    topic('road-signs', 12, 10, 4),
    topic('right-of-way', 9, 6, 3),
    topic('manoeuvres', 0, 0, 0),
  ],
};

function Exam() {
  const { search } = useLocation();
  return <p>egzamin {search}</p>;
}

function open(startTest: (request: ApiRequest) => unknown, query = '', answers = KNOWN) {
  const deleted: string[] = [];
  const api = (request: ApiRequest) => {
    const known = answers[request.path];
    if (known !== undefined) return known;
    if (request.method === 'DELETE') {
      deleted.push(request.path);
      return { testId: 4 };
    }
    return startTest(request);
  };
  const renew = jest.fn(async () => undefined);
  const portal = createTestPortal({ user: USER, api, session: { renew } });
  renderInPortal(<SelectModePage />, {
    portal,
    path: `/dashboard/tests/select-mode${query}`,
    routes: [{ path: '/dashboard/tests/exam', element: <Exam /> }],
  });
  return { portal, deleted, renew };
}

afterEach(() => localStorage.clear());

const choose = async (name: string | RegExp): Promise<void> =>
  void fireEvent.click(await screen.findByRole('radio', { name }));
const start = () => pressOnceShown(/^Egzamin/);

const startedWith = async (choose: () => Promise<void>, query = ''): Promise<unknown> => {
  const asked: unknown[] = [];
  open(({ body }) => {
    asked.push(body);
    return runningExam();
  }, query);
  await choose();
  await screen.findByText(/^egzamin/);
  return asked[0];
};

const B = { categoryName: 'B', lang: 'pl' };

test.each([
  ['learning goes on', /^Ucz się dalej 8 pytań na dziś/, { ...B, mode: 'review' }],
  ['an exam', /^Egzamin 32 pytania, 25 minut/, { ...B, mode: 'exam' }],
  ['a practice', /^Ćwiczenie/, { ...B, mode: 'practice' }],
  ['all mistakes', /^Moje błędy 5 pytań do poprawy/, { ...B, mode: 'review', only: 'mistakes' }],
])('one press starts at once: %s', async (_what, name, wanted) => {
  expect(await startedWith(() => pressOnceShown(name))).toEqual(wanted);
});

test.each([
  ['an exam begins with a new token', /^Egzamin/, 1],
  ['a practice, which has no clock, with the one there is', /^Ćwiczenie/, 0],
])('%s', async (_what, name, times) => {
  const { renew } = open(() => runningExam());
  await pressOnceShown(name);
  await screen.findByText(/^egzamin/);
  expect(renew).toHaveBeenCalledTimes(times);
});

test('topics, bookmarks, all questions and the trial are a press away, and no category has to be chosen', async () => {
  open(() => runningExam());
  const hrefOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf(/^Temat/)).toBe('/dashboard/tests/select-mode?mode=topic');
  expect(await hrefOf(/^Moje zakładki/)).toBe('/dashboard/questions?bookmarked=true');
  expect(await hrefOf(/^Wszystkie pytania/)).toBe('/dashboard/questions');
  expect(await hrefOf(/^Najpierw 7 pytań/)).toBe('/dashboard/tests/exam?trial=B&lang=pl');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('waits for nothing: each way is there while the server has answered nothing', async () => {
  renderInPortal(<SelectModePage />, {
    portal: createTestPortal({ user: USER, api: () => new Promise(() => undefined) }),
    path: '/dashboard/tests/select-mode',
  });
  for (const name of [/pytania: Polski/, /^Ucz się dalej/, /^Egzamin/, /^Ćwiczenie/, /^Moje błędy/])
    expect(await screen.findByRole('button', { name })).toBeTruthy();
});

test('a learning test that waits is what learning goes on with', async () => {
  open(() => runningExam(), '', {
    ...KNOWN,
    'v1/tests/find/unfinished?detail=true': found({
      ...runningExam({ 101: 'T' }),
      ...{ mode: 'practice', deadline: null },
    }),
  });
  const back = await screen.findByRole('link', { name: 'Ucz się dalej Nauka w toku: 1 z 3' });
  expect(back.getAttribute('href')).toBe('/dashboard/tests/exam?testId=5&lang=pl&cat=B');
});

test('an exam whose answer was lost is asked for once more with the same key', async () => {
  const keys: unknown[] = [];
  const { portal } = open(({ headers }) => {
    keys.push(headers?.['idempotency-key']);
    if (keys.length === 1) throw new ApiError(0, null, 'lost');
    return runningExam();
  });
  await start();
  await waitFor(() => expect(portal.shownToasts).toHaveLength(1));
  await start();
  await screen.findByText(/^egzamin/);
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
});

const UNFINISHED = { code: 'unfinished-test', message: '' };

test('an unfinished exam can be gone back to, or deleted for a new one', async () => {
  let inTheWay = true;
  const { deleted } = open(() => {
    if (inTheWay) throw new ApiError(409, { ...UNFINISHED, testId: 4, lang: 'en', categoryName: 'C' }, '');
    return runningExam();
  });
  await start();
  const back = await screen.findByRole('link', { name: 'Wróć do testu' });
  expect(back.getAttribute('href')).toBe('/dashboard/tests/exam?testId=4&lang=en&cat=C');
  inTheWay = false;
  await pressOnceShown('Usuń i zacznij nowy');
  await screen.findByText(/^egzamin/);
  expect(deleted).toEqual(['v1/tests/4']);
});

test('an unfinished exam can be left as it is', async () => {
  const { deleted } = open(() => {
    throw new ApiError(409, { ...UNFINISHED, testId: 4, lang: 'en', categoryName: 'C' }, '');
  });
  await start();
  await pressOnceShown('Nie teraz');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(deleted).toEqual([]);
});

test.each([
  ['category-unavailable', /^Egzamin/, 'Kategoria B jeszcze nie jest gotowa'],
  ['no-questions', /^Moje błędy/, 'Tu nie ma już pytań'],
])('a refusal as %s is told', async (code, name, title) => {
  const { portal } = open(() => {
    throw new ApiError(409, { code, message: '' }, '');
  });
  await pressOnceShown(name);
  await waitFor(() => expect(portal.shownToasts).toHaveLength(1));
  expect(portal.shownToasts[0]?.title).toBe(title);
});

test('a topic tells what of it was seen, is known and mastered, and is chosen with how much of it', async () => {
  const asked = await startedWith(async () => {
    await screen.findByRole('radio', { name: /^Znaki drogowe widziane 12 z 20 umiesz 10 opanowane 4$/ });
    const begin = screen.getByRole('button', { name: 'Wybierz temat' });
    expect(begin.hasAttribute('disabled')).toBe(true);
    await choose(/^Manewry/);
    await choose(/^20$/);
    await pressOnceShown('Zacznij temat');
  }, '?mode=topic');
  expect(asked).toEqual({ ...B, mode: 'topic', topic: 'manoeuvres', size: 20 });
});

test('an address can make the choice', async () => {
  const asked = await startedWith(async () => {
    await choose(/^Wszystkie$/);
    await pressOnceShown('Zacznij temat');
  }, '?mode=topic&topic=road-signs');
  expect(asked).toEqual({ ...B, mode: 'topic', topic: 'road-signs' });
});

test('topics say that they load; those that did not can be asked for again, and one of the address starts meanwhile', async () => {
  const server = recordedApi({ 'GET v1/tests/find/unfinished?detail=true': { testId: null } });
  const first = Promise.withResolvers<never>();
  server.answers['GET v1/tests/topics/B'] = () => first.promise;
  renderInPortal(<SelectModePage />, {
    portal: createTestPortal({ user: USER, api: server.api }),
    path: '/dashboard/tests/select-mode?mode=topic&topic=road-signs',
  });
  const topics = within(await screen.findByRole('group', { name: 'O czym' }));
  expect(topics.getByRole('status').textContent).toBe('Wczytujemy tematy…');
  first.reject(new ApiError(503, null, 'down'));
  await topics.findByText(/^Spróbuj za chwilę/);
  expect(screen.getByRole('button', { name: 'Zacznij temat' }).hasAttribute('disabled')).toBe(false);
  server.answers['GET v1/tests/topics/B'] = KNOWN['v1/tests/topics/B'];
  fireEvent.click(topics.getByRole('button', { name: 'Spróbuj jeszcze raz' }));
  await topics.findByRole('radio', { name: /^Znaki drogowe/ });
});

test('category and language stand in one line; what is chosen there is kept', async () => {
  const asked: unknown[] = [];
  const { portal } = open(({ body }) => {
    asked.push(body);
    return runningExam();
  });
  const categories = [
    { categoryId: 6, name: 'B', available: true },
    { categoryId: 12, name: 'PT', available: false },
  ] as const;
  act(() => void portal.reduxStore.dispatch(clientActions.categoriesLoaded([...categories])));
  await pressOnceShown(/pytania: Polski/);
  const missing = await screen.findByRole<HTMLInputElement>('radio', { name: /PT/ });
  expect(missing.disabled).toBe(true);
  expect(screen.getByText(/Dla kategorii PT nie ma jeszcze dość pytań/)).toBeTruthy();
  await choose('C');
  await choose('English');
  await pressOnceShown('Gotowe');
  await screen.findByRole('button', { name: /pytania: English/ });
  expect(localStorage.getItem('questionLanguage')).toBe('en');
  await start();
  await screen.findByText(/^egzamin/);
  expect(asked).toEqual([{ categoryName: 'C', lang: 'en', mode: 'exam' }]);
});
