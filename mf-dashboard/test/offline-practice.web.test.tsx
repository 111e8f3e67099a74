import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { OfflinePage } from '../src/pages/OfflinePage.tsx';
import { batchesOf } from '../src/shared/offline/batches.ts';
import type { QueuedAnswer } from '../src/shared/offline/offline-pack.ts';
import { USER } from './fixtures.ts';

beforeEach(() => localStorage.clear());

const given = (id: number, changes: Partial<QueuedAnswer> = {}): QueuedAnswer => ({
  ...{ id, category: 'B', lang: 'pl', issue: 'one', questionNumber: id, answer: 'T' },
  ...{ answeredAt: new Date(id).toISOString(), outcome: null },
  ...changes,
});

test('answers are sent in their order, those of one pack at once and each question once', () => {
  const answers = [
    given(1),
    given(2),
    given(3, { questionNumber: 1 }),
    given(4, { issue: 'two' }),
    given(5, { issue: 'two', lang: 'de' }),
  ];
  const ids = batchesOf(answers).map((batch) => batch.map(({ id }) => id));
  expect(ids).toEqual([[1, 2], [3], [4], [5]]);
});

test('no more are sent at once than the server takes', () => {
  const answers = Array.from({ length: 201 }, (_, index) => given(index + 1));
  expect(batchesOf(answers).map(({ length }) => length)).toEqual([200, 1]);
});

test('a browser that keeps nothing says so before anything is answered', async () => {
  localStorage.setItem('signedIn', 'here');
  renderInPortal(<OfflinePage />, { portal: createTestPortal({ user: USER }), path: '/dashboard/offline' });
  expect(await screen.findByText('Przeglądarka nic tu nie zapisze')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sprawdź, ile zajmą' })).toBeNull();
});

test('a visitor is led to the sign-in and back', async () => {
  renderInPortal(<OfflinePage />, {
    portal: createTestPortal(),
    path: '/dashboard/offline',
    routes: [{ path: '/link/login', element: <p>logowanie</p> }],
  });
  expect(await screen.findByText('logowanie')).toBeTruthy();
});
