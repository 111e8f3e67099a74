import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ApiError } from '@zielona-fala/web-kit/session';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { HomePage } from '../src/pages/HomePage.tsx';
import { failedReview, runningExam, USER } from './fixtures.ts';

const ANSWERS: Readonly<Record<string, unknown>> = {
  'v1/stats/B': {
    statsId: 1,
    userId: 7,
    category: { categoryId: 6, name: 'B' },
    passedCount: 3,
    failedCount: 1,
  },
  'v1/tests/B': [{ ...failedReview(), questions: null }],
  'v1/tests/find/unfinished': { testId: null },
  'v1/tests/single/5': runningExam({ 101: 'T' }),
};

const open = (answers: typeof ANSWERS) =>
  renderInPortal(<HomePage />, {
    portal: createTestPortal({
      user: USER,
      api: ({ path }) => {
        if (answers[path] === undefined) throw new ApiError(503, null, 'down');
        return answers[path];
      },
    }),
    path: '/dashboard/home',
  });

test('offers an exam and shows how it has gone so far', async () => {
  open(ANSWERS);
  const start = await screen.findByRole('link', { name: 'Zacznij egzamin' });
  expect(start.getAttribute('href')).toBe('/dashboard/tests/select-mode');
  expect(screen.queryByText(/Egzamin trwa/)).toBeNull();
  expect(screen.getByRole('link', { name: /Niezdany.*61/ }).getAttribute('href')).toBe(
    '/dashboard/tests/result?testId=5',
  );
  expect(screen.getByRole('region', { name: 'Kategoria B' }).textContent).toContain('Zdane3Niezdane1');
});

test('an exam under way can be gone back to', async () => {
  open({ ...ANSWERS, 'v1/tests/find/unfinished': { testId: 5 } });
  const banner = await screen.findByRole('region', { name: /Egzamin trwa: zostało (25:00|24:5\d)/ });
  expect(banner.textContent).toContain('1 odpowiedź z 3');
  expect(screen.getByRole('link', { name: 'Wróć' }).getAttribute('href')).toBe(
    '/dashboard/tests/exam?testId=5&lang=pl&cat=B',
  );
});

test('what one unavailable service cannot tell leaves the rest in place', async () => {
  open({ ...ANSWERS, 'v1/stats/B': undefined });
  await screen.findByRole('link', { name: 'Zacznij egzamin' });
  expect(screen.getByText('Serwis jest chwilowo niedostępny')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Niezdany.*61/ })).toBeTruthy();
});
