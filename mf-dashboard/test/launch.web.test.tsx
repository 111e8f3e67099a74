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

function Exam() {
  const { search } = useLocation();
  return <p>egzamin {search}</p>;
}

function open(startTest: (request: ApiRequest) => unknown) {
  const deleted: string[] = [];
  const api = (request: ApiRequest) => {
    if (request.path === 'v1/tests/categories/all') return CATEGORIES;
    if (request.method === 'DELETE') {
      deleted.push(request.path);
      return { testId: 4 };
    }
    return startTest(request);
  };
  const portal = createTestPortal({ user: USER, api });
  renderInPortal(<SelectModePage />, {
    portal,
    path: '/dashboard/tests/select-mode',
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

test('an unfinished exam can be gone back to, or deleted for a new one', async () => {
  let inTheWay = true;
  const { deleted } = open(() => {
    if (inTheWay) throw new ApiError(409, { code: 'unfinished-test', message: '', testId: 4 }, '');
    return runningExam();
  });
  await start();
  const back = await screen.findByRole('link', { name: 'Wróć do testu' });
  expect(back.getAttribute('href')).toBe('/dashboard/tests/exam?testId=4');
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
