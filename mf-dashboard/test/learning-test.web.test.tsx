import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { TestDto } from '@zielona-fala/contracts';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { ResumeBanner } from '../src/features/resume/components/ResumeBanner.tsx';
import { ResultPage } from '../src/pages/ResultPage.tsx';
import { TestsPage } from '../src/pages/TestsPage.tsx';
import { recordedApi } from './fake-api.ts';
import { failedReview, runningExam, standingOf, USER } from './fixtures.ts';
import { ACTIVITY } from './learning-figures.ts';

/** A practice of three questions, one of them answered. */
const practice = (): TestDto => ({ ...runningExam({ 101: 'T' }), mode: 'practice', deadline: null });

const openBanner = (test: TestDto) =>
  renderInPortal(
    <ResumeBanner
      test={{ testId: test.testId, lang: 'pl', cat: 'B', ...standingOf(test), receivedAt: Date.now() }}
    />,
    { portal: createTestPortal({ user: USER, api: () => null }) },
  );

test('the banner leads back to it without a clock', () => {
  openBanner(practice());
  expect(screen.getByText('Nauka w toku')).toBeTruthy();
  expect(screen.getByText(/1 odpowiedź z 3/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Wróć' }).getAttribute('href')).toContain('testId=5');
});

const activity = (isReachedToday: boolean) => ({
  ...ACTIVITY,
  streak: { ...ACTIVITY.streak, isReachedToday },
});

/** Answers with what was done today, and with a review. */
const apiOf =
  (review: object, isReachedToday = false) =>
  ({ path }: { readonly path: string }) =>
    path.includes('activity') ? activity(isReachedToday) : review;

test('a completed one is neither passed nor failed', async () => {
  const { result, ...review } = failedReview();
  const completed = {
    ...review,
    mode: 'topic',
    status: 'completed',
    result: { ...result, status: 'completed' },
  };
  renderInPortal(<ResultPage />, {
    portal: createTestPortal({ user: USER, api: apiOf(completed) }),
    path: '/dashboard/tests/result?testId=5',
  });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('1z 2 dobrze');
  expect(screen.getByText('Nauka ukończona')).toBeTruthy();
  expect(screen.queryByText('Wynik negatywny')).toBeNull();
});

/** The result of the first questions: one right, one wrong, or both right. */
function openFirst(answers: TestDto['answers']) {
  const { result, ...review } = failedReview();
  const first = {
    ...{ ...review, answers, mode: 'review', isFirst: true, status: 'completed' },
    result: { ...result, status: 'completed' },
  };
  renderInPortal(<ResultPage />, {
    portal: createTestPortal({
      user: USER,
      api: apiOf(first, true),
    }),
    path: '/dashboard/tests/result?testId=5',
  });
}

test('the first questions are called so, say that the day counts, and lead to the plan', async () => {
  openFirst({ 101: 'T', 102: 'A' });
  expect(await screen.findByText('Pierwsze pytania za Tobą')).toBeTruthy();
  expect(await screen.findByText('Dzisiejszy dzień liczy się do serii.')).toBeTruthy();
  const plan = screen.getByRole('link', { name: 'Plan na dziś' });
  expect([plan.getAttribute('href'), plan.className]).toEqual([
    '/dashboard/home',
    expect.stringContaining('go'),
  ]);
  expect(screen.getByRole('button', { name: 'Przećwicz ten błąd' }).className).not.toContain('go');
});

test('all right is praised', async () => {
  const { questions } = failedReview();
  openFirst(Object.fromEntries(questions.map((each) => [each.questionNumber, each.correctAnswer])));
  expect(await screen.findByText('Pierwsze pytania, wszystkie dobrze!')).toBeTruthy();
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

test('the history calls the first questions what they are', async () => {
  const review = (testId: number, more: object) => ({
    ...{ ...practice(), testId, mode: 'review', status: 'completed', finished: '2026-11-21T08:00:00.000Z' },
    ...{ questions: null, ...more },
  });
  const server = recordedApi({ 'GET v1/tests/B?limit=30': [review(5, {}), review(4, { isFirst: true })] });
  renderInPortal(<TestsPage />, { portal: createTestPortal({ user: USER, api: server.api }) });
  const first = await screen.findByRole('link', { name: /^Pierwsze pytania/ });
  expect(first.getAttribute('href')).toBe('/dashboard/tests/result?testId=4');
  expect(screen.getByRole('link', { name: /^Powtórka/ })).toBeTruthy();
});

test('first questions that wait are called so', () => {
  openBanner({ ...practice(), mode: 'review', isFirst: true });
  expect(screen.getByText('Pierwsze pytania w toku')).toBeTruthy();
});
