import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SolvedQuestionDto, UserDto } from '@zielona-fala/contracts';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { createTestPortal, pressOnceShown, renderInPortal } from '@zielona-fala/web-kit/testing';
import { FirstQuestionsPage } from '../src/pages/FirstQuestionsPage.tsx';
import { carryGuestAnswers } from '../src/shared/carry-guest-answers.ts';
import { type Answers, failing, recordedApi } from './fake-api.ts';
import { runningExam, USER } from './fixtures.ts';

const LAW = { act: 'Prawo o ruchu drogowym', article: 'art. 25 ust. 1', asOf: '2026-01-01' };
const RIGHT = { 101: 'T', 102: 'C', 103: 'A' } as const;

const QUESTIONS = (runningExam({}).questions ?? []).map((asked) => ({
  ...asked,
  topic: 'right-of-way',
  correctAnswer: RIGHT[asked.questionNumber as keyof typeof RIGHT],
  explanation: `Dlaczego ${asked.questionNumber}`,
  legalBasis: [LAW],
})) as readonly SolvedQuestionDto[];

const pack = (round: number, questions = QUESTIONS) => ({
  [`GET v1/tests/guest-pack?cat=B&lang=pl&round=${round}`]: {
    made: new Date().toISOString(),
    issue: 'signed',
    questions,
  },
});

function open(user: UserDto | null = null, answers: Answers = {}, path = '/first-questions') {
  const server = recordedApi({ ...pack(0), ...answers });
  const portal = createTestPortal({ user, api: server.api });
  renderInPortal(<FirstQuestionsPage />, {
    portal,
    path,
    routes: [{ path: '/dashboard/home', element: <p>pulpit</p> }],
  });
  return { server, portal };
}

const kept = () => JSON.parse(localStorage.getItem('guestAnswers') ?? '[]');

async function answerAll(): Promise<void> {
  await pressOnceShown(/TAK/);
  await pressOnceShown('Następne');
  await pressOnceShown(/pierwsza 102/);
  await pressOnceShown('Następne');
  await pressOnceShown(/pierwsza 103/);
  await pressOnceShown('Zakończ naukę');
}

beforeEach(() => {
  localStorage.clear();
  Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
});

test('each answer is told right or wrong at once, with why and the law, and is kept in the browser', async () => {
  open();
  await pressOnceShown(/TAK/);
  const feedback = await screen.findByRole('region', { name: 'Dobrze' });
  expect(feedback.textContent).toContain('Dlaczego 101');
  expect(feedback.textContent).toContain('art. 25 ust. 1');
  // what needs an account is not offered
  expect(screen.queryByRole('button', { name: 'Zgłoś błąd' })).toBeNull();
  expect(kept()).toEqual([
    { categoryName: 'B', issue: 'signed', questionNumber: 101, answer: 'T', answeredAt: expect.any(String) },
  ]);
});

test('keys answer and leaf as in practice', async () => {
  open();
  await screen.findByRole('button', { name: /TAK/ });
  fireEvent.keyDown(document.body, { key: 't' });
  await screen.findByRole('region', { name: 'Dobrze' });
  fireEvent.keyDown(document.body, { key: 'Enter' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Treść 102'));
});

test('the end tells how it went and leads to the registration, or to ten more', async () => {
  const [first] = QUESTIONS as [SolvedQuestionDto];
  open(null, pack(1, [{ ...first, questionNumber: 104 }]));
  await answerAll();
  expect(await screen.findByRole('heading', { name: '2 z 3 dobrze' })).toBeTruthy();
  const register = screen.getByRole('link', { name: 'Załóż konto i zachowaj odpowiedzi' });
  expect(register.getAttribute('href')).toBe('/link/register');
  await pressOnceShown('Jeszcze dziesięć pytań');
  expect(await screen.findByRole('button', { name: 'Zakończ naukę' })).toBeTruthy();
});

test('after a reload it goes on with the first open question', async () => {
  const answeredAt = new Date().toISOString();
  localStorage.setItem(
    'guestAnswers',
    JSON.stringify([{ categoryName: 'B', issue: 'signed', questionNumber: 101, answer: 'N', answeredAt }]),
  );
  open();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Treść 102'));
  await pressOnceShown('Wstecz');
  expect(await screen.findByRole('region', { name: 'Źle' })).toBeTruthy();
});

test('what was altered in the browser, or is older than a month, is passed over', async () => {
  const month = new Date(Date.now() - 31 * 86_400_000).toISOString();
  localStorage.setItem(
    'guestAnswers',
    JSON.stringify([
      { categoryName: 'X', questionNumber: 101, answer: 'N', answeredAt: new Date().toISOString() },
      { categoryName: 'B', issue: 'signed', questionNumber: 101, answer: 'N', answeredAt: month },
      'TAK',
    ]),
  );
  open();
  expect(await screen.findByRole('button', { name: /TAK/ })).toBeTruthy();
});

test('who waits for the activation is led back to it; an active learner has a plan', async () => {
  open({ ...USER, isActive: false });
  await answerAll();
  const link = await screen.findByRole('link', { name: 'Aktywuj konto' });
  expect(link.getAttribute('href')).toBe('/link/account-activate-info');
});

test('an active learner goes to the dashboard', async () => {
  open(USER);
  expect(await screen.findByText('pulpit')).toBeTruthy();
});

test('questions that did not come are asked for again', async () => {
  const { server } = open(null, { 'GET v1/tests/guest-pack?cat=B&lang=pl&round=0': failing(503) });
  await screen.findByRole('heading', { name: 'Serwis jest chwilowo niedostępny' });
  Object.assign(server.answers, pack(0));
  await pressOnceShown('Spróbuj jeszcze raz');
  expect(await screen.findByRole('button', { name: /TAK/ })).toBeTruthy();
});

const POST = 'POST v1/tests/guest-pack/answers';

test('what somebody answers whose account waits for the activation goes with the session, and to nobody else', async () => {
  const { given, server, portal } = withAnswers({ [POST]: { answers: [] } });
  localStorage.setItem('signedIn', 'ola');
  open({ ...USER, isActive: false });
  await pressOnceShown(/pierwsza 103/);
  await screen.findByRole('region', { name: 'Dobrze' });
  expect(Object.values({ ...localStorage }).join()).toContain('"questionNumber":103');
  browserMemory.forgetLearner();
  expect(Object.values({ ...localStorage }).join()).not.toContain('"questionNumber":103');
  localStorage.setItem('signedIn', 'jan');
  await carryGuestAnswers(portal);
  expect(server.calls.map(({ body }) => body)).toEqual([
    { categoryName: 'B', issue: 'signed', answers: given },
  ]);
});

function withAnswers(answers: Answers) {
  const answeredAt = new Date().toISOString();
  const given = [101, 102].map((questionNumber) => ({ questionNumber, answer: 'T', answeredAt }));
  localStorage.setItem(
    'guestAnswers',
    JSON.stringify(given.map((each) => ({ categoryName: 'B', issue: 'signed', ...each }))),
  );
  const server = recordedApi(answers);
  return { given, server, portal: createTestPortal({ user: USER, api: server.api }) };
}

test('an active learner gets what was answered without an account, once, and the browser forgets it', async () => {
  const answers = [101, 102].map((questionNumber) => ({ questionNumber, outcome: 'counted' }));
  const { given, server, portal } = withAnswers({ [POST]: { answers } });
  await carryGuestAnswers(portal);
  expect(server.calls.map(({ body }) => body)).toEqual([
    { categoryName: 'B', issue: 'signed', answers: given },
  ]);
  expect(portal.shownToasts.map(({ severity }) => severity)).toEqual(['success']);
  expect(localStorage.getItem('guestAnswers')).toBeNull();
  await carryGuestAnswers(portal);
  expect(server.calls).toHaveLength(1);
});

test('answers that were altered are told to be refused, the others count', async () => {
  const answers = [
    { questionNumber: 101, outcome: 'unknown-question' },
    { questionNumber: 102, outcome: 'counted' },
  ];
  const { portal } = withAnswers({ [POST]: { answers } });
  await carryGuestAnswers(portal);
  expect(portal.shownToasts.map(({ severity }) => severity)).toEqual(['success', 'warn']);
  expect(localStorage.getItem('guestAnswers')).toBeNull();
});

test.each([
  ['the server is down', failing(503)],
  [
    'they are of a test under way',
    { answers: [101, 102].map((questionNumber) => ({ questionNumber, outcome: 'in-unfinished-test' })) },
  ],
])('nothing is lost while %s', async (_why, answer) => {
  const { portal } = withAnswers({ [POST]: answer });
  await carryGuestAnswers(portal);
  expect(portal.shownToasts).toEqual([]);
  expect(kept()).toHaveLength(2);
});
