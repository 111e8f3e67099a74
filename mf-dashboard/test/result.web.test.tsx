import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  type ActivityDto,
  type BrowsedQuestionsDto,
  EXAM,
  type QuestionReportDto,
} from '@zielona-fala/contracts';
import type { ApiRequest } from '@zielona-fala/contracts/portal';
import { ApiError } from '@zielona-fala/web-kit/session';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { ResultPage } from '../src/pages/ResultPage.tsx';
import { failedReview, USER } from './fixtures.ts';

/** What the page asks for besides the result. */
function elseAnswered(path: string): BrowsedQuestionsDto | ActivityDto | readonly QuestionReportDto[] | null {
  if (path.includes('reports')) return [];
  if (path.includes('bookmarked')) return { total: 0, questions: [], next: null };
  if (!path.includes('activity')) return null;
  const streak = { current: 3, longest: 3, isReachedToday: true, isFreezeLeft: true };
  return { today: '2026-11-21', streak, days: [] };
}

const open = (review: (request?: ApiRequest) => unknown) =>
  renderInPortal(<ResultPage />, {
    portal: createTestPortal({
      user: USER,
      api: (request) => elseAnswered(request.path) ?? review(request),
    }),
    path: '/dashboard/tests/result?testId=5',
  });

// jsdom has no layout to scroll
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('a failed exam says by how much and leads to its mistakes', async () => {
  open(failedReview);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('61z 74 punktówbrakuje 7');
  expect(screen.getByText('17:06')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pytanie 1, dobrze' })).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Zobacz 1 błąd' }));
  expect(screen.queryByRole('button', { name: 'Pytanie 1, dobrze' })).toBeNull();
  const review = screen.getByRole('region', { name: 'Pytanie 2' });
  expect(within(review).getByText('pierwsza 102').closest('li')?.textContent).toContain('Twoja odpowiedź');
  expect(within(review).getByText('trzecia 102').closest('li')?.textContent).toContain('Prawidłowa');
  expect(review.textContent).toContain('Dlaczego 102');
  expect(review.textContent).toContain('art. 25 ust. 1');
});

test.each([
  ['exam', true],
  ['practice', false],
] as const)(
  'whether a question without an answer looks missed, for it cost points: %s',
  async (mode, isMissed) => {
    const failed = failedReview();
    open(() => ({ ...failed, mode, answers: { 101: 'T' } }));
    const unanswered = await screen.findByRole('button', { name: 'Pytanie 2, bez odpowiedzi' });
    expect(unanswered.classList.contains('missed')).toBe(isMissed);
  },
);

test('a new exam begins at a press', async () => {
  const asked: unknown[] = [];
  open((request) => {
    if (request?.method !== 'POST') return failedReview();
    asked.push(request.body);
    return { testId: 9 };
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Nowy egzamin' }));
  await waitFor(() => expect(asked).toEqual([{ categoryName: 'B', lang: 'pl', mode: 'exam' }]));
});

test('the review of a question has its topic, bookmark and report', async () => {
  const failed = failedReview();
  const guessed = failed.questions.map((each) => ({ ...each, topicEstimated: true as const }));
  open(() => ({ ...failed, questions: guessed }));
  fireEvent.click(await screen.findByRole('button', { name: 'Zobacz 1 błąd' }));
  const review = within(screen.getByRole('region', { name: 'Pytanie 2' }));
  expect(review.getByRole('link', { name: 'Pierwszeństwo przejazdu' }).getAttribute('href')).toBe(
    '/link/topic/right-of-way',
  );
  expect(review.getByText('nasz domysł')).toBeTruthy();
  expect(await review.findByRole('button', { name: 'Dodaj do zakładek' })).toBeTruthy();
  expect(review.queryByRole('button', { name: 'Pokaż oryginał po polsku' })).toBeNull();
  fireEvent.click(review.getByRole('button', { name: 'Zgłoś błąd' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('the review of a translated question has its Polish original', async () => {
  const failed = failedReview();
  const english = failed.questions.map((each) => ({
    ...each,
    questionTranslations: (each.questionTranslations ?? []).map((words) => ({
      ...words,
      language: 'en' as const,
      questionText: `Text ${each.questionNumber}`,
    })),
  }));
  open(({ path } = { path: '' }) => (path.includes('/review') ? { ...failed, questions: english } : failed));
  fireEvent.click(await screen.findByRole('button', { name: 'Zobacz 1 błąd' }));
  const review = screen.getByRole('region', { name: 'Pytanie 2' });
  fireEvent.click(within(review).getByRole('button', { name: 'Pokaż oryginał po polsku' }));
  await waitFor(() => expect(review.querySelector('blockquote')?.textContent).toContain('Treść 102'));
});

test('the review of a film begins with the frame that was asked about', async () => {
  const failed = failedReview();
  const filmed = failed.questions.map((each) => ({
    ...each,
    media: '/m/ball.webm',
    poster: '/m/ball.svg',
    lastFrame: '/m/ball-end.svg',
  }));
  open(() => ({ ...failed, questions: filmed }));
  fireEvent.click(await screen.findByRole('button', { name: 'Zobacz 1 błąd' }));
  const video = screen.getByRole('region', { name: 'Pytanie 2' }).querySelector('video');
  expect(video?.getAttribute('poster')).toBe('/m/ball-end.svg');
});

test('a question that comes without explanation and law shows no empty place for them', async () => {
  const failed = failedReview();
  const bare = failed.questions.map((each) => ({ ...each, explanation: '', legalBasis: [] }));
  open(() => ({ ...failed, questions: bare }));
  fireEvent.click(await screen.findByRole('button', { name: 'Zobacz 1 błąd' }));
  const review = screen.getByRole('region', { name: 'Pytanie 2' });
  expect([...review.querySelectorAll('p, ul')].filter(({ textContent }) => textContent === '')).toEqual([]);
});

test('the review says that a picture is missing on this server', async () => {
  const failed = failedReview();
  open(() => ({ ...failed, questions: failed.questions.map((each) => ({ ...each, mediaMissing: true })) }));
  fireEvent.click(await screen.findByRole('button', { name: 'Zobacz 1 błąd' }));
  expect(screen.getByRole('region', { name: 'Pytanie 2' }).textContent).toContain('brakuje na tym serwerze');
});

test('a passed exam offers a new one first', async () => {
  const passed = failedReview();
  open(() => ({
    ...passed,
    status: 'passed',
    xpGained: 97,
    result: { ...passed.result, status: 'passed', summaryPoints: EXAM.passPoints + 3 },
  }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('3 nad progiem');
  expect(screen.getByText('Wynik pozytywny')).toBeTruthy();
  expect(screen.getByText('71 za wynik i 26 za zdany egzamin.')).toBeTruthy();
});

test('an exam that still runs leads back to it', async () => {
  open(() => {
    throw new ApiError(
      409,
      { code: 'unfinished-test', message: '', testId: 5, lang: 'pl', categoryName: 'B' },
      '',
    );
  });
  expect((await screen.findByRole('link', { name: 'Wróć do testu' })).getAttribute('href')).toBe(
    '/dashboard/tests/exam?testId=5&lang=pl&cat=B',
  );
});

test('a question without an answer looks otherwise than a wrong one', async () => {
  open(() => ({ ...failedReview(), answers: { 101: 'N' } }));
  await screen.findByRole('button', { name: 'Pytanie 1, źle' });
  fireEvent.click(screen.getByRole('button', { name: 'Pytanie 2, bez odpowiedzi' }));
  const review = screen.getByRole('region', { name: 'Pytanie 2' });
  expect(review.textContent).toContain('Tu nie było Twojej odpowiedzi.');
  expect(review.textContent).toContain('0 z 3 pkt');
});

test('an exam that its clock ended says so', async () => {
  open(() => ({ ...failedReview(), finished: '2026-11-21T08:25:00.000Z' }));
  expect(await screen.findByText('Egzamin zakończył zegar: minęło 25 minut.')).toBeTruthy();
});

test('the mistakes can be repeated at once', async () => {
  const asked: unknown[] = [];
  open((request) => {
    if (request?.method !== 'POST') return failedReview();
    asked.push(request.body);
    return { ...failedReview(), testId: 6 };
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Przećwicz ten błąd' }));
  await waitFor(() =>
    expect(asked).toEqual([{ categoryName: 'B', lang: 'pl', mode: 'review', fromTest: 5 }]),
  );
});

const passedReview = () => {
  const failed = failedReview();
  return {
    ...failed,
    status: 'passed' as const,
    result: { ...failed.result, status: 'passed' as const, summaryPoints: 71 },
  };
};

test('a result is printed with all its questions, once their pictures are there, and the sheet goes again', async () => {
  const { promise: isLoaded, resolve: load } = Promise.withResolvers<void>();
  Object.assign(HTMLImageElement.prototype, { decode: () => isLoaded });
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const failed = failedReview();
  open(() => ({
    ...failed,
    questions: failed.questions.map((each) => ({ ...each, media: '/m/yield.svg' })),
  }));
  fireEvent.click(await screen.findByRole('button', { name: 'Drukuj' }));
  const sheet = document.querySelector('[data-print-alone]');
  const text = sheet?.textContent ?? '';
  expect(text).toContain('kategoria B');
  expect(text).toContain('Wynik negatywny: 61 z 74 punktów');
  expect(text).toContain('18 z 20 dobrze');
  expect(text).toContain('Pytanie 1: 3 z 3 pkt');
  expect(text).toContain('Pytanie 2: 0 z 3 pkt');
  expect(text).toMatch(/pierwsza 102Twoja/);
  expect(text).toMatch(/trzecia 102Prawidłowa/);
  expect(text).toContain('Dlaczego 101');
  expect(text).not.toContain(USER.username);
  expect(print).not.toHaveBeenCalled();
  load();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  act(() => window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('[data-print-alone]')).toBeNull();
});

describe('the picture of a passed exam', () => {
  const written: string[] = [];
  /** jsdom draws nothing. */
  const pen = new Proxy(
    { measureText: () => ({ width: 1 }), fillText: (text: string) => written.push(text) },
    { get: (known: object, name) => Reflect.get(known, name) ?? (() => undefined), set: () => true },
  );
  const shared: File[] = [];
  const canShare = (isPossible: boolean) =>
    Object.assign(navigator, {
      canShare: () => isPossible,
      share: async ({ files }: { files: File[] }) => shared.push(...files),
    });

  beforeEach(() => {
    written.length = 0;
    shared.length = 0;
    Object.assign(document, { fonts: { load: async () => [] } });
    Object.assign(HTMLCanvasElement.prototype, {
      getContext: () => pen,
      toBlob: (tell: BlobCallback) => tell(new Blob(['drawn'], { type: 'image/png' })),
    });
  });

  test('is shared where the browser can, and names nobody', async () => {
    canShare(true);
    open(passedReview);
    fireEvent.click(await screen.findByRole('button', { name: 'Udostępnij' }));
    await waitFor(() =>
      expect(shared.map(({ name, type }) => [name, type])).toEqual([['Zielona Fala B.png', 'image/png']]),
    );
    expect(written).toEqual([
      'Zielona Fala',
      'Egzamin próbny zdany',
      '71',
      'z 74 punktów',
      'Kategoria B',
      'localhost:8080',
    ]);
  });

  test('is saved as a file where it cannot', async () => {
    canShare(false);
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:drawn', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    open(passedReview);
    fireEvent.click(await screen.findByRole('button', { name: 'Udostępnij' }));
    await waitFor(() => expect(saved).toEqual(['Zielona Fala B.png']));
    expect(shared).toEqual([]);
  });

  test('is not offered for a failed one', async () => {
    open(failedReview);
    await screen.findByRole('button', { name: 'Drukuj' });
    expect(screen.queryByRole('button', { name: 'Udostępnij' })).toBeNull();
  });
});
