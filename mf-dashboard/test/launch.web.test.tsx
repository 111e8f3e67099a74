import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ApiRequest } from '@zielona-fala/contracts/portal';
import { useLocation } from '@zielona-fala/web-kit/router';
import { ApiError } from '@zielona-fala/web-kit/session';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { SelectModePage } from '../src/pages/SelectModePage.tsx';
import { runningExam, USER } from './fixtures.ts';

const CATEGORIES = [
  { categoryId: 6, name: 'B', available: true },
  { categoryId: 12, name: 'PT', available: false },
];

const PLAN = { dailyGoal: 20, doneToday: 12, next: { due: 5, mistake: 2, new: 1, refresh: 0 }, minutes: 4 };

const topic = (name: string, seen: number, mastered: number) => ({
  topic: name,
  questions: 20,
  seen,
  mastered,
  mastery: mastered / 20,
  lastWrong: null,
});

const KNOWN: Record<string, unknown> = {
  'v1/tests/categories/all': CATEGORIES,
  'v1/tests/find/unfinished?detail=true': { testId: null },
  'v1/tests/plan/B': PLAN,
  'v1/stats/B/topics': [
    { topic: 'road-signs', asked: 12, correct: 10, share: 0.8333333333333334 },
    { topic: 'right-of-way', asked: 20, correct: 3, share: 0.15 },
  ],
  'v1/tests/topics/B': [topic('road-signs', 12, 10), topic('right-of-way', 9, 3), topic('manoeuvres', 0, 0)],
};

function Exam() {
  const { search } = useLocation();
  return <p>egzamin {search}</p>;
}

function open(startTest: (request: ApiRequest) => unknown, query = '') {
  const deleted: string[] = [];
  const api = (request: ApiRequest) => {
    const known = KNOWN[request.path];
    if (known !== undefined) return known;
    if (request.method === 'DELETE') {
      deleted.push(request.path);
      return { testId: 4 };
    }
    return startTest(request);
  };
  const portal = createTestPortal({ user: USER, api });
  renderInPortal(<SelectModePage />, {
    portal,
    path: `/dashboard/tests/select-mode${query}`,
    routes: [{ path: '/dashboard/tests/exam', element: <Exam /> }],
  });
  return { portal, deleted };
}

const start = async () => fireEvent.click(await screen.findByRole('button', { name: 'Rozpocznij egzamin' }));

test('starts the chosen exam; a category without questions cannot be chosen and says why', async () => {
  const asked: unknown[] = [];
  open(({ body }) => {
    asked.push(body);
    return runningExam();
  });
  const missing = await screen.findByRole<HTMLInputElement>('radio', { name: /PT/ });
  expect(missing.disabled).toBe(true);
  expect(screen.getByText(/Dla kategorii PT nie ma jeszcze dość pytań/)).toBeTruthy();
  await start();
  await screen.findByText('egzamin ?testId=5&lang=pl&cat=B');
  expect(asked).toEqual([{ categoryName: 'B', lang: 'pl', mode: 'exam' }]);
});

test('an exam whose answer was lost is asked for once more with the same key', async () => {
  const keys: unknown[] = [];
  open(({ headers }) => {
    keys.push(headers?.['idempotency-key']);
    if (keys.length === 1) throw new ApiError(0, null, 'lost');
    return runningExam();
  });
  await start();
  await waitFor(() => expect(keys).toHaveLength(1));
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
  fireEvent.click(screen.getByRole('button', { name: 'Usuń i zacznij nowy' }));
  await screen.findByText(/^egzamin/);
  expect(deleted).toEqual(['v1/tests/4']);
});

test('a category that has become unavailable is named', async () => {
  const { portal } = open(() => {
    throw new ApiError(409, { code: 'category-unavailable', message: '' }, '');
  });
  await start();
  await waitFor(() => expect(portal.shownToasts).toHaveLength(1));
  expect(portal.shownToasts[0]?.title).toBe('Kategoria B jeszcze nie jest gotowa');
});

const startedWith = async (query: string, choose: () => Promise<void>): Promise<unknown> => {
  const asked: unknown[] = [];
  open(({ body }) => {
    asked.push(body);
    return runningExam();
  }, query);
  await choose();
  await screen.findByText(/^egzamin/);
  return asked[0];
};
const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('starts what the learner wants to practise, too', async () => {
  const asked = await startedWith('', async () => {
    await choose(/^Ćwiczenie/);
    expect(screen.queryByRole('link', { name: 'Najpierw 7 pytań na próbę' })).toBeNull();
    await press('Zacznij ćwiczenie');
  });
  expect(asked).toEqual({ categoryName: 'B', lang: 'pl', mode: 'practice' });
});

test('a topic is chosen with how much of it; the weakest that was begun is named', async () => {
  const asked = await startedWith('', async () => {
    await choose(/^Temat.*Najsłabszy: Pierwszeństwo przejazdu, 15%/);
    expect(screen.getByRole('button', { name: 'Wybierz temat' }).hasAttribute('disabled')).toBe(true);
    await choose(/^Manewry 0 z 20/);
    await choose(/^20$/);
    await press('Zacznij temat');
  });
  expect(asked).toEqual({ categoryName: 'B', lang: 'pl', mode: 'topic', topic: 'manoeuvres', size: 20 });
});

test('an address can make the choice', async () => {
  const asked = await startedWith('?mode=topic&topic=road-signs', async () => {
    await choose(/^Wszystkie$/);
    await press('Zacznij temat');
  });
  expect(asked).toEqual({ categoryName: 'B', lang: 'pl', mode: 'topic', topic: 'road-signs' });
});

test('the review says what is left of today', async () => {
  const asked = await startedWith('?mode=review', async () => {
    await screen.findByRole('radio', { name: /^Powtórka.*8 pytań na dziś/ });
    await press('Zacznij powtórkę');
  });
  expect(asked).toEqual({ categoryName: 'B', lang: 'pl', mode: 'review' });
});

test('a learning test without questions says so', async () => {
  const { portal } = open(() => {
    throw new ApiError(409, { code: 'no-questions', message: '' }, '');
  }, '?mode=review');
  await press('Zacznij powtórkę');
  await waitFor(() => expect(portal.shownToasts[0]?.title).toBe('Tu nie ma już pytań'));
});
