import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ApiRequest, SessionStatus } from '@zielona-fala/contracts/portal';
import { ApiError } from '@zielona-fala/web-kit/session';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { ExamPage } from '../src/pages/ExamPage.tsx';
import { failedReview, runningExam, USER } from './fixtures.ts';

/** A server that keeps what it is sent, and can be out of reach. */
function createServer(exam = runningExam()) {
  const sent: ApiRequest[] = [];
  const server = {
    sent,
    reachable: true,
    answers: () => sent.filter(({ method }) => method === 'PUT'),
    /** The answers as the server holds them: the latest of each question. */
    stored: () =>
      Object.fromEntries(
        server
          .answers()
          .map(({ path, body }) => [path.split('/').at(-1), (body as { answer: string }).answer]),
      ),
    checks: () => sent.filter(({ method }) => method === 'PATCH'),
    api(request: ApiRequest) {
      if (!server.reachable) throw new ApiError(0, null, 'no network');
      sent.push(request);
      if (request.path === 'v1/tests/single/5?lang=pl&cat=B') return exam;
      if (request.method === 'PATCH') return failedReview().result;
      return null;
    },
  };
  return server;
}

/** A session that can end. */
function createSession() {
  const listeners = new Set<() => void>();
  let status: SessionStatus = 'signed-in';
  return {
    getState: () => ({ status, user: USER }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signOut() {
      status = 'anonymous';
      for (const listener of listeners) listener();
    },
  };
}

const open = (server: ReturnType<typeof createServer>, session = createSession()) =>
  renderInPortal(<ExamPage />, {
    portal: createTestPortal({ user: USER, api: server.api, session }),
    path: '/dashboard/tests/exam?testId=5&lang=pl&cat=B',
    routes: [{ path: '/dashboard/tests/result', element: <p>wynik</p> }],
  });

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

// jsdom has no layout to scroll
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => localStorage.setItem('signedIn', 'ola'));
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('the exam player', () => {
  test('saves each answer as it is given and ends with all of them', async () => {
    const server = createServer();
    open(server);
    await screen.findByText('Treść 101');
    expect(screen.queryByRole('button', { name: /TAK/ })).toBeNull();
    press(/^START/);
    press(/TAK/);
    press(/Następne/);
    expect(heading()).toBe('Treść 102');
    press(/pierwsza 102/);
    press(/druga 102/);
    press(/Następne/);
    press(/trzecia 103/);
    // on the last question to finish and to go on are one
    expect(screen.queryByRole('button', { name: 'Zakończ' })).toBeNull();
    press(/Zakończ i sprawdź/);

    await screen.findByText('wynik');
    expect(server.checks().at(-1)).toMatchObject({
      path: 'v1/tests/5/check',
      body: { categoryName: 'B', answers: { 101: 'T', 102: 'B', 103: 'C' } },
    });
    await waitFor(() => expect(server.stored()).toEqual({ 101: 'T', 102: 'B', 103: 'C' }));
  });

  test('tells nothing about right and wrong while it runs', async () => {
    open(createServer());
    await screen.findByText('Treść 101');
    press(/^START/);
    press(/NIE/);
    expect(document.body.textContent).not.toMatch(/dobrze|źle|prawidłow/i);
  });

  test('stops saving when the learner signs out', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const server = createServer();
    const session = createSession();
    open(server, session);
    await screen.findByText('Treść 101');
    press(/^START/);
    server.reachable = false;
    press(/TAK/);
    await screen.findByText('Offline, niezapisane: 1');
    session.signOut();
    server.reachable = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText('Offline, niezapisane: 1')).toBeNull());
    expect(server.answers()).toEqual([]);
  });

  test('says that a picture is missing on this server, and nothing where a question has none', async () => {
    const exam = runningExam();
    const [first, ...rest] = exam.questions ?? [];
    if (!first) throw new Error('the exam has questions');
    open(createServer({ ...exam, questions: [{ ...first, mediaMissing: true }, ...rest] }));
    expect(await screen.findByText(/brakuje na tym serwerze/)).toBeTruthy();
    press(/^START/);
    press(/TAK/);
    press(/Następne/);
    expect(screen.queryByText(/brakuje|nie ma obrazu/)).toBeNull();
  });

  describe('a question with a film', () => {
    const film = '/m/a.webm';
    const still = '/m/a-end.svg';
    const openFilmed = async (
      changes: { place?: 0 | 1; lastFrame?: string | null; started?: boolean } = {},
    ) => {
      const { place = 0, lastFrame = still, started = true } = changes;
      const exam = runningExam();
      const asked = exam.questions?.[place];
      if (!asked) throw new Error('the exam has questions');
      const words = asked.questionTranslations?.map((each) => ({ ...each, mediaAlt: 'droga' })) ?? null;
      const filmed = { ...asked, media: film, poster: '/m/a.svg', lastFrame, questionTranslations: words };
      open(createServer({ ...exam, questions: [filmed] }));
      await screen.findByText(`Treść ${101 + place}`);
      if (started && place === 0) press(/^START/);
    };
    const video = () => screen.getByLabelText('droga');
    const shown = async () => (await screen.findByAltText('droga')).getAttribute('src');
    const playing = () => jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const isLocked = (name: RegExp) => screen.getByRole('button', { name }).hasAttribute('disabled');

    test('plays it once, and then leaves its last frame to be answered', async () => {
      const play = playing();
      await openFilmed();
      expect(video().getAttribute('src')).toBe(film);
      expect(screen.queryByRole('button', { name: /TAK/ })).toBeNull();
      fireEvent.ended(video());
      expect(await shown()).toBe(still);
      expect(isLocked(/TAK/)).toBe(false);
      press(/TAK/);
      expect(play).toHaveBeenCalledTimes(1);
    });

    test('plays it once where there is no other last frame than its own', async () => {
      const play = playing();
      await openFilmed({ lastFrame: null });
      fireEvent.ended(video());
      await waitFor(() => expect(isLocked(/TAK/)).toBe(false));
      press(/TAK/);
      press(/NIE/);
      expect(video().getAttribute('src')).toBe(film);
      expect(play).toHaveBeenCalledTimes(1);
    });

    test('lets one of three answers be given while it plays, and leaves its last frame too', async () => {
      playing();
      await openFilmed({ place: 1 });
      press(/pierwsza 102/);
      fireEvent.ended(video());
      expect(await shown()).toBe(still);
      expect(screen.queryByRole('button', { name: /Jeszcze raz|Wolniej/ })).toBeNull();
      expect(document.querySelector('video')?.controls).toBe(false);
    });

    test('is loaded while the question is read', async () => {
      const play = playing();
      await openFilmed({ started: false });
      expect(video().getAttribute('preload')).toBe('auto');
      expect(screen.getByText('Film zobaczysz jeden raz')).toBeTruthy();
      expect(play).not.toHaveBeenCalled();
    });

    test('that does not load is loaded again by itself when the connection is back; nothing is to be answered before', async () => {
      const play = playing().mockRejectedValueOnce(new Error('no network'));
      await openFilmed();
      await screen.findByText(/Film się nie wczytał/);
      expect(screen.queryByRole('button', { name: /TAK/ })).toBeNull();
      window.dispatchEvent(new Event('online'));
      await waitFor(() => expect(screen.queryByText(/Film się nie wczytał/)).toBeNull());
      expect(play).toHaveBeenCalledTimes(2);
      fireEvent.ended(video());
      expect(await shown()).toBe(still);
    });

    test('that breaks down on its way is played anew, by a press too', async () => {
      const play = playing();
      await openFilmed();
      await waitFor(() => expect(screen.queryByText('Wczytujemy film…')).toBeNull());
      play.mockRejectedValueOnce(new Error('no network'));
      fireEvent.error(video());
      fireEvent.click(await screen.findByRole('button', { name: 'Wczytaj ponownie' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Wczytaj ponownie' })).toBeNull());
      expect(play).toHaveBeenCalledTimes(3);
    });

    test('can be started where the browser does not, and left out; its words stand where all pictures are missing', async () => {
      const refusal = new DOMException('not allowed', 'NotAllowedError');
      const play = playing().mockRejectedValue(refusal);
      await openFilmed();
      fireEvent.click(await screen.findByRole('button', { name: 'Odtwórz film' }));
      await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
      fireEvent.click(await screen.findByRole('button', { name: 'Odpowiedz bez filmu' }));
      expect(await shown()).toBe(still);
      expect(isLocked(/TAK/)).toBe(false);
      fireEvent.error(screen.getByAltText('droga'));
      fireEvent.error(video());
      expect(screen.getByText('droga')).toBeTruthy();
    });
  });

  test('goes on without a network, keeps the answers, and sends them when it is back', async () => {
    const server = createServer();
    open(server);
    await screen.findByText('Treść 101');
    press(/^START/);
    server.reachable = false;
    press(/TAK/);
    await screen.findByText('Offline, niezapisane: 1');
    press(/Następne/);
    press(/pierwsza 102/);
    press('Zakończ');
    fireEvent.click(await screen.findByRole('button', { name: 'Zakończ egzamin' }));
    await screen.findByText(/Twoje odpowiedzi są bezpieczne/);
    expect(localStorage.getItem('exam-progress:5')).toContain('"101":"T"');

    server.reachable = true;
    window.dispatchEvent(new Event('online'));
    await screen.findByText('wynik');
    expect(server.checks()[0]?.body).toMatchObject({ answers: { 101: 'T', 102: 'A' } });
    expect(localStorage.getItem('exam-progress:5')).toBeNull();
  });

  test('goes on at the question that was reached before a reload, and saves what was not saved', async () => {
    const server = createServer();
    localStorage.setItem(
      'exam-progress:5',
      JSON.stringify({
        index: 1,
        phase: 'answering',
        phaseStartedAt: Date.now() - 5000,
        answers: { 101: 'N' },
        ending: null,
      }),
    );
    open(server);
    await screen.findByText('Treść 102');
    await waitFor(() =>
      expect(server.answers()).toMatchObject([{ path: 'v1/tests/5/answers/101', body: { answer: 'N' } }]),
    );
    expect(screen.getByRole('img', { name: /4\d sekund/ })).toBeTruthy();
  });

  test('says which questions are unanswered before it ends early, and leads to none', async () => {
    open(createServer());
    await screen.findByText('Treść 101');
    press('Zakończ');
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'Brakuje odpowiedzi na 3 pytania: 1–3.',
    );
    expect(within(screen.getByRole('alertdialog')).queryByRole('link')).toBeNull();
    press('Zdawaj dalej');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(heading()).toBe('Treść 101');
  });

  test('marks a question that is there in Polish alone', async () => {
    const server = createServer();
    renderInPortal(<ExamPage />, {
      portal: createTestPortal({
        user: USER,
        api: (request) => (request.path.includes('/single/') ? runningExam() : server.api(request)),
        session: createSession(),
      }),
      path: '/dashboard/tests/exam?testId=5&lang=en&cat=B',
    });
    expect(await screen.findByText('Tylko po polsku')).toBeTruthy();
  });

  test('is played by keys; Space and Enter stay with a control that has the focus', async () => {
    open(createServer());
    await screen.findByText('Treść 101');
    const key = (name: string, target: Element = document.body) => fireEvent.keyDown(target, { key: name });
    key(' ');
    key('t');
    expect(screen.getByRole('button', { name: /TAK/, pressed: true })).toBeTruthy();
    key('Enter', screen.getByRole('button', { name: /NIE/ }));
    expect(heading()).toBe('Treść 101');
    key('Enter');
    expect(heading()).toBe('Treść 102');
    key('3');
    expect(screen.getByRole('button', { name: /trzecia/, pressed: true })).toBeTruthy();
    key('b', screen.getByRole('button', { name: 'Zakończ' }));
    expect(screen.getByRole('button', { name: /druga/, pressed: true })).toBeTruthy();
  });

  test('shows the result of an exam that is over', async () => {
    open(createServer({ ...runningExam(), status: 'passed' }));
    await screen.findByText('wynik');
  });
});
