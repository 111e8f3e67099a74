import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { TestDto } from '@zielona-fala/contracts';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { ResumeBanner } from '../src/features/resume/components/ResumeBanner.tsx';
import { ResultPage } from '../src/pages/ResultPage.tsx';
import { TestsPage } from '../src/pages/TestsPage.tsx';
import { recordedApi } from './fake-api.ts';
import { failedReview, runningExam, USER } from './fixtures.ts';

/** A practice of three questions, one of them answered. */
const practice = (): TestDto => ({ ...runningExam({ 101: 'T' }), mode: 'practice', deadline: null });

test('the banner leads back to it without a clock', () => {
  renderInPortal(<ResumeBanner exam={{ test: practice(), receivedAt: Date.now() }} />, {
    portal: createTestPortal({ user: USER, api: () => null }),
  });
  expect(screen.getByText('Nauka w toku')).toBeTruthy();
  expect(screen.getByText(/1 odpowiedź z 3/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Wróć' }).getAttribute('href')).toContain('testId=5');
});

test('a completed one is neither passed nor failed', async () => {
  const { result, ...review } = failedReview();
  const completed = {
    ...review,
    mode: 'topic',
    status: 'completed',
    result: { ...result, status: 'completed' },
  };
  renderInPortal(<ResultPage />, {
    portal: createTestPortal({ user: USER, api: () => completed }),
    path: '/dashboard/tests/result?testId=5',
  });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('1z 2 dobrze');
  expect(screen.getByText('Nauka ukończona')).toBeTruthy();
  expect(screen.queryByText('Wynik negatywny')).toBeNull();
});

test('the history shows learning tests without points, and leads back to the unfinished one', async () => {
  const completed = { ...practice(), testId: 4, status: 'completed', finished: '2026-11-21T08:00:00.000Z' };
  const server = recordedApi({
    'GET v1/tests/B?limit=30': [practice(), completed].map((each) => ({ ...each, questions: null })),
  });
  renderInPortal(<TestsPage />, { portal: createTestPortal({ user: USER, api: server.api }) });
  expect(await screen.findByRole('link', { name: 'Wróć do nauki' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Ćwiczenie/ }).textContent).not.toContain('74');
});
