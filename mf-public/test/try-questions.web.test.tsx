import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SolvedQuestionDto } from '@zielona-fala/contracts';
import type { PortalFacts } from '@zielona-fala/contracts/portal';
import { ApiError } from '@zielona-fala/web-kit/session';
import {
  createTestPortal,
  type FakeApi,
  pressOnceShown,
  renderInPortal,
} from '@zielona-fala/web-kit/testing';
import { TryOnRequest } from '../src/features/try-question/components/TryOnRequest.tsx';
import { TryQuestions } from '../src/features/try-question/components/TryQuestions.tsx';

const YES_NO: SolvedQuestionDto = {
  questionId: 1,
  questionNumber: 1_000_001,
  withoutAnswers: true,
  media: '/media/scenes/yield.0a1b2c3d.svg',
  poster: null,
  lastFrame: null,
  type: 'primary',
  pointsValue: 3,
  questionTranslations: [
    {
      questionId: 1,
      language: 'pl',
      questionText: 'Czy ustępujesz pierwszeństwa?',
      answerA: null,
      answerB: null,
      answerC: null,
      mediaAlt: 'Skrzyżowanie ze znakiem A-7',
    },
  ],
  correctAnswer: 'T',
  topic: 'right-of-way',
  explanation: 'Znak A-7 każe ustąpić.',
  legalBasis: [{ act: 'Prawo o ruchu drogowym', article: 'art. 25 ust. 1', asOf: '2026-01-01' }],
};

const LETTERS: SolvedQuestionDto = {
  ...YES_NO,
  questionId: 2,
  questionNumber: 1_000_002,
  withoutAnswers: false,
  media: null,
  questionTranslations: [
    {
      questionId: 2,
      language: 'pl',
      questionText: 'Co robisz?',
      answerA: 'Jedziesz dalej.',
      answerB: 'Zatrzymujesz się.',
      answerC: 'Hamujesz i trąbisz.',
      mediaAlt: null,
    },
  ],
  correctAnswer: 'B',
};

const THIRD: SolvedQuestionDto = { ...YES_NO, questionId: 3, questionNumber: 1_000_003, correctAnswer: 'N' };

const show = (api: FakeApi, facts: Partial<PortalFacts> = {}, timeZone?: string) =>
  renderInPortal(<TryQuestions category="B" isFirstGiven />, {
    portal: createTestPortal({ api, facts }),
    timeZone,
  });

/** Gives the questions one after the other, and keeps silent after the last. */
const inSequence = (...questions: readonly SolvedQuestionDto[]): FakeApi => {
  const left = [...questions];
  return () => left.shift() ?? new Promise(() => undefined);
};

// a refused call is told on the console, as requirement 8.1 asks
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('a right answer is told in words, with points, explanation and legal basis', async () => {
  const asked: string[] = [];
  show(({ path }) => {
    asked.push(path);
    return YES_NO;
  });
  fireEvent.click(await screen.findByRole('button', { name: /TAK/ }));

  const feedback = screen.getByRole('status');
  expect(feedback.textContent).toContain('Dobrze, 3 punkty.');
  expect(feedback.textContent).toContain('Znak A-7 każe ustąpić.');
  expect(feedback.textContent).toContain('Prawo o ruchu drogowym, art. 25 ust. 1 (stan na 1 stycznia 2026)');
  expect(screen.getByRole('button', { name: /TAK.*dobra odpowiedź/ })).toBeTruthy();
  expect(screen.getByAltText('Skrzyżowanie ze znakiem A-7')).toBeTruthy();
  expect(new Set(asked)).toEqual(new Set(['v1/tests/question/random?lang=pl&cat=B']));
});

test('the date of the law is the same in each time zone', async () => {
  show(() => YES_NO, {}, 'America/New_York');
  await pressOnceShown(/TAK/);
  expect(screen.getByRole('status').textContent).toContain('stan na 1 stycznia 2026');
});

test('a wrong answer names the right one, and the first answer is final', async () => {
  show(() => LETTERS);
  fireEvent.click(await screen.findByRole('button', { name: /Hamujesz i trąbisz/ }));
  fireEvent.click(screen.getByRole('button', { name: /Zatrzymujesz się/ }));

  expect(screen.getByRole('status').textContent).toContain('Źle. Prawidłowa odpowiedź: B.');
  expect(screen.getByRole('button', { name: /C Hamujesz i trąbisz. zła odpowiedź/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /B Zatrzymujesz się. dobra odpowiedź/ })).toBeTruthy();
  expect(screen.getByRole('button', { pressed: true }).textContent).toContain('Hamujesz');
});

test('a translated question shows its Polish original, once it is answered and somebody wants it', async () => {
  const [words] = LETTERS.questionTranslations ?? [];
  if (!words) throw new Error('no words');
  const english = { ...words, language: 'en' as const, questionText: 'What do you do?' };
  show(() => ({ ...LETTERS, questionTranslations: [english, words] }));
  await screen.findByRole('heading', { name: 'What do you do?' });
  expect(screen.queryByRole('button', { name: 'Pokaż oryginał po polsku' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Zatrzymujesz się/ }));
  await pressOnceShown('Pokaż oryginał po polsku');
  const original = screen.getByText('Co robisz?').closest('[lang=pl]');
  expect(original?.textContent).toContain('B. Zatrzymujesz się.');
});

test('nothing tells the right answer before one is given', async () => {
  show(() => YES_NO);
  await screen.findByRole('button', { name: 'TAK' });
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByText('Znak A-7 każe ustąpić.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Następne pytanie' })).toBeNull();
});

test('three different questions come in a row, then the result and the way on', async () => {
  // the draw gives the first one twice
  show(inSequence(YES_NO, YES_NO, LETTERS, YES_NO, THIRD));
  expect(await screen.findByText('Pytanie 1 z 3.')).toBeTruthy();
  await pressOnceShown(/TAK/);
  await pressOnceShown('Następne pytanie');

  expect(await screen.findByRole('heading', { name: 'Co robisz?' })).toBeTruthy();
  expect(screen.getByText('Pytanie 2 z 3.')).toBeTruthy();
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Pytania na próbę')));
  await pressOnceShown(/Jedziesz dalej/);
  await pressOnceShown('Następne pytanie');

  expect(await screen.findByText('Pytanie 3 z 3.')).toBeTruthy();
  await pressOnceShown(/NIE/);
  await pressOnceShown('Zobacz wynik');

  expect(await screen.findByRole('heading', { name: '2 z 3 dobrze' })).toBeTruthy();
  expect(screen.getByText(/To 6 z 9 punktów/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Załóż konto/ }).getAttribute('href')).toBe('/link/register');
  expect(screen.getByRole('link', { name: 'Jeszcze dziesięć, bez konta' }).getAttribute('href')).toBe(
    '/link/first-questions?cat=B',
  );
});

test('a question that came with the page is there at once and is not asked for', async () => {
  const asked: string[] = [];
  show(
    ({ path }) => {
      asked.push(path);
      return LETTERS;
    },
    { question: YES_NO },
  );
  expect(screen.getByRole('heading', { name: 'Czy ustępujesz pierwszeństwa?' })).toBeTruthy();
  expect(screen.getByAltText('Skrzyżowanie ze znakiem A-7').getAttribute('src')).toBe(YES_NO.media);
  expect(asked).toEqual([]);
  await pressOnceShown(/TAK/);
  expect(screen.getByRole('status').textContent).toContain('Znak A-7 każe ustąpić.');
  await pressOnceShown('Następne pytanie');
  expect(await screen.findByRole('heading', { name: 'Co robisz?' })).toBeTruthy();
});

test('a question of another language than the page is none that came with it', async () => {
  const [pl] = YES_NO.questionTranslations ?? [];
  const question: SolvedQuestionDto = {
    ...YES_NO,
    questionTranslations: pl ? [{ ...pl, language: 'en' }] : null,
  };
  show(inSequence(LETTERS), { question });
  expect(await screen.findByRole('heading', { name: 'Co robisz?' })).toBeTruthy();
});

test('questions of a category are drawn when somebody wants them', async () => {
  const asked: string[] = [];
  const api: FakeApi = ({ path }) => {
    asked.push(path);
    return YES_NO;
  };
  renderInPortal(<TryOnRequest category="PT" />, { portal: createTestPortal({ api }) });
  expect(asked).toEqual([]);
  await pressOnceShown('Losuj pytania');
  expect(await screen.findByText('Pytanie 1 z 3.')).toBeTruthy();
  expect(asked[0]).toBe('v1/tests/question/random?lang=pl&cat=PT');
});

test.each([
  ['no network', 0, 'Sprawdź internet'],
  ['an unavailable service', 503, 'chwilowo niedostępna'],
  ['too many calls', 429, 'Spróbuj jeszcze raz'],
])('%s says what to do, and the question comes at the next try', async (_cause, status, words) => {
  let isUp = false;
  show(() => {
    if (!isUp) throw new ApiError(status, null, '');
    return YES_NO;
  });
  const region = screen.getByLabelText('Pytania na próbę');
  expect(await within(region).findByText(new RegExp(words))).toBeTruthy();

  isUp = true;
  fireEvent.click(within(region).getByRole('button', { name: 'Wczytaj pytanie' }));
  expect(await screen.findByRole('heading', { name: 'Czy ustępujesz pierwszeństwa?' })).toBeTruthy();
});

test('shows of a film the frame that is asked about', async () => {
  const still = '/media/films/ball-end.0a1b2c3d.svg';
  show(() => ({
    ...YES_NO,
    media: '/media/films/ball.0a1b2c3d.webm',
    poster: '/media/films/ball.0a1b2c3d.svg',
    lastFrame: still,
  }));
  const picture = await screen.findByAltText('Skrzyżowanie ze znakiem A-7');
  expect(picture.getAttribute('src')).toBe(still);
});

test('a film without stills is not put where a picture belongs', async () => {
  show(() => ({ ...YES_NO, media: '/media/films/ball.0a1b2c3d.webm' }));
  expect(await screen.findByText('Pierwszeństwo przejazdu')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  ['fetched', inSequence({ ...LETTERS, topicEstimated: true }), {}],
  [
    'come with the page',
    inSequence(),
    { question: { ...LETTERS, topicEstimated: true } as SolvedQuestionDto },
  ],
])('a topic that is only a guess is not told: %s', async (_how, api, facts) => {
  show(api, facts);
  expect(await screen.findByRole('heading', { name: 'Co robisz?' })).toBeTruthy();
  expect(screen.queryByText('Pierwszeństwo przejazdu')).toBeNull();
});

test('a picture that this server lacks is named as missing, not as none', async () => {
  show(() => ({ ...LETTERS, mediaMissing: true }));
  expect(await screen.findByText(/brakuje na tym serwerze/)).toBeTruthy();
});

test('a question that comes without explanation and law promises none and shows no empty place for them', async () => {
  show(() => ({ ...YES_NO, explanation: '', legalBasis: [] }));
  const answer = await screen.findByRole('button', { name: /TAK/ });
  expect(screen.queryByText(/z jakiego przepisu/)).toBeNull();
  fireEvent.click(answer);
  const feedback = screen.getByRole('status');
  expect([...feedback.querySelectorAll('p, ul')].filter(({ textContent }) => textContent === '')).toEqual([]);
});
