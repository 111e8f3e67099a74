import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { QuestionTopic, SolvedQuestionDto } from '@zielona-fala/contracts';
import { clientActions } from '@zielona-fala/web-kit/store';
import { createTestPortal, pressOnceShown, renderInPortal } from '@zielona-fala/web-kit/testing';
import { OfflinePage } from '../src/pages/OfflinePage.tsx';
import { StorageRefusal } from '../src/shared/offline/offline-database.ts';
import type { OfflinePack, QueuedAnswer } from '../src/shared/offline/offline-pack.ts';
import { type OfflineKept, offlineStore } from '../src/shared/offline/offline-store.ts';
import { type Answers, recordedApi } from './fake-api.ts';
import { question, USER } from './fixtures.ts';
import { withoutLayout } from './practice-page.tsx';

withoutLayout();

const solved = (number: number, topic: QuestionTopic): SolvedQuestionDto => ({
  ...question(number, true),
  ...{ topic, correctAnswer: 'T', explanation: '', legalBasis: [] },
});

const pack = (made: string, ...questions: readonly SolvedQuestionDto[]): OfflinePack => ({
  ...{ category: 'B', lang: 'pl', made, issue: made, pictures: [], films: [] },
  questions,
});

const NOTHING: OfflineKept = { pack: null, rehearsal: null, answers: [] };

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

/** The page over what the browser keeps: jsdom has no database. */
function open(kept: Partial<OfflineKept>, answers: Answers = {}) {
  jest.spyOn(offlineStore, 'read').mockImplementation(async () => {
    offlineStore.kept.set({ ...NOTHING, ...kept });
    return { ...NOTHING, ...kept };
  });
  const server = recordedApi(answers);
  const portal = createTestPortal({ user: USER, api: server.api });
  renderInPortal(<OfflinePage />, { portal, path: '/dashboard/offline' });
  return { portal, server };
}

test.each([
  ['says nothing of the network', 'restoring', false],
  ['says that there is none', 'unreachable', true],
] as const)('the page %s while the session is %s', async (_does, status, isTold) => {
  jest.spyOn(offlineStore, 'read').mockImplementation(async () => {
    offlineStore.kept.set(NOTHING);
    return NOTHING;
  });
  const state = { status, user: null };
  const portal = createTestPortal({ session: { getState: () => state } });
  renderInPortal(<OfflinePage />, { portal, path: '/dashboard/offline' });
  await screen.findByRole('heading', { name: /^Pobierz pytania/ });
  const told = [screen.queryByText(/^Nie ma internetu/), screen.queryByText(/^Pobierzesz je, gdy/)];
  expect(told.map((words) => words !== null)).toEqual([isTold, isTold]);
});

const ASK = 'Sprawdź, ile zajmą';
const offerOf = (cat: string, size: number) => `GET v1/tests/pack?cat=${cat}&lang=pl&size=${size}`;

test('what is offered is of the category and of the size that are chosen', async () => {
  const ofB = { made: '2026-11-29T12:00:00.000Z', issue: 'b', questions: [solved(101, 'road-signs')] };
  const { portal } = open({}, { [offerOf('B', 50)]: ofB });
  await pressOnceShown(ASK);
  await screen.findByText(/^1 pytanie zajmie/);
  act(() => void portal.reduxStore.dispatch(clientActions.categorySelected('C')));
  await screen.findByRole('heading', { name: 'Pobierz pytania z kategorii C' });
  expect(screen.queryByText(/^1 pytanie zajmie/)).toBeNull();
  await pressOnceShown(ASK);
  await screen.findByText(/^Połączenie się urwało/);
  act(() => void portal.reduxStore.dispatch(clientActions.categorySelected('B')));
  await waitFor(() => expect(screen.queryByText(/^Połączenie się urwało/)).toBeNull());
  await pressOnceShown(ASK);
  await screen.findByText(/^1 pytanie zajmie/);
  fireEvent.click(screen.getByRole('radio', { name: '100' }));
  expect(screen.queryByText(/^1 pytanie zajmie/)).toBeNull();
});

test('a topic that is chosen is one of the pack: the next pack begins with all', async () => {
  const first = pack('2026-11-28T12:00:00.000Z', solved(101, 'road-signs'), solved(102, 'right-of-way'));
  const next = pack('2026-11-29T12:00:00.000Z', solved(103, 'right-of-way'));
  open({ pack: first });
  fireEvent.change(await screen.findByLabelText('O czym'), { target: { value: 'road-signs' } });
  await screen.findByRole('button', { name: 'Ćwicz: 1 pytanie' });
  expect(screen.getByLabelText<HTMLSelectElement>('O czym').value).toBe('road-signs');
  act(() => offlineStore.kept.set({ ...NOTHING, pack: next }));
  await screen.findByRole('heading', { name: /^Kategoria B: 1 pytanie/ });
  expect(screen.queryByText(/^Masz odpowiedź na każde z tych pytań/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Ćwicz: 1 pytanie' })).toBeTruthy();
});

const answered = (outcome: QueuedAnswer['outcome']): QueuedAnswer => ({
  ...{ id: 1, category: 'B', lang: 'pl', issue: 'former', questionNumber: 102, answer: 'T' },
  ...{ answeredAt: '2026-11-28T12:00:00.000Z', outcome },
});

const FULL = /^Na tym urządzeniu brakuje miejsca\. Zwolnij je i otwórz tę stronę jeszcze raz\./;
const KEPT: OfflinePack = {
  ...pack('2026-11-29T12:00:00.000Z', solved(101, 'road-signs')),
  films: ['/media/a.webm'],
};

const refusing = (change: Exclude<keyof typeof offlineStore, 'kept'>) =>
  jest
    .spyOn(offlineStore, change)
    .mockRejectedValue(new StorageRefusal(new DOMException('full', 'QuotaExceededError')));

test.each([
  ['Wyślij teraz', 'settle', null],
  ['Rozumiem', 'dropRefused', 'too-old'],
  ['Usuń pytania z tej przeglądarki', 'removePack', 'counted'],
  ['Usuń same filmy', 'dropFilms', 'counted'],
] as const)(
  '“%s” says that the device is full, where the browser refuses the change',
  async (name, change, outcome) => {
    const counted = { answers: [{ questionNumber: 102, outcome: 'counted' }] };
    open({ pack: KEPT, answers: [answered(outcome)] }, { 'POST v1/tests/pack/answers': counted });
    refusing(change);
    await pressOnceShown(name);
    const words = await screen.findByText(FULL);
    expect(words.textContent).not.toContain('Ostatnia odpowiedź');
  },
);

test('an answer that the browser refuses is told to be lost', async () => {
  open({ pack: KEPT });
  refusing('addAnswer');
  await pressOnceShown('Ćwicz: 1 pytanie');
  await pressOnceShown(/TAK/);
  expect((await screen.findByText(FULL)).textContent).toContain('Ostatnia odpowiedź nie jest zapisana.');
});
