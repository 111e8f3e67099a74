import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@zielona-fala/web-kit/session';
import { createTestPortal, nextUncaught, press, renderInPortal } from '@zielona-fala/web-kit/testing';
import { ExamPage } from '../src/pages/ExamPage.tsx';
import { createServer, createSession, inSignedInBrowser, openExam } from './exam-player.tsx';
import { runningExam, USER } from './fixtures.ts';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

inSignedInBrowser();

describe('the exam player', () => {
  test('saves each answer as it is given and ends with all of them', async () => {
    const server = createServer();
    openExam(server);
    await screen.findByText('Treść 101');
    expect(screen.queryByRole('button', { name: /TAK/ })).toBeNull();
    expect(screen.getByText('Potem masz 15 s na odpowiedź.')).toBeTruthy();
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
    openExam(createServer());
    await screen.findByText('Treść 101');
    press(/^START/);
    press(/NIE/);
    expect(document.body.textContent).not.toMatch(/dobrze|źle|prawidłow/i);
  });

  test('stops saving when the learner signs out', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const server = createServer();
    const session = createSession();
    openExam(server, session);
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
    openExam(createServer({ ...exam, questions: [{ ...first, mediaMissing: true }, ...rest] }));
    expect(await screen.findByText(/brakuje na tym serwerze/)).toBeTruthy();
    press(/^START/);
    press(/TAK/);
    press(/Następne/);
    expect(screen.queryByText(/brakuje|nie ma obrazu/)).toBeNull();
  });

  test('goes on without a network, keeps the answers, and sends them when it is back', async () => {
    const server = createServer();
    openExam(server);
    await screen.findByText('Treść 101');
    press(/^START/);
    server.reachable = false;
    press(/TAK/);
    await screen.findByText('Offline, niezapisane: 1');
    press(/Następne/);
    press(/pierwsza 102/);
    press('Zakończ');
    fireEvent.click(await screen.findByRole('button', { name: 'Zakończ egzamin' }));
    await screen.findByText(/sami wyślemy odpowiedzi\. Liczą się te, które dotrą do nas do godziny \d+:\d\d/);
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
        phaseStartedAt: Date.now() - 15_000,
        answers: { 101: 'N' },
        ending: null,
      }),
    );
    openExam(server);
    await screen.findByText('Treść 102');
    await waitFor(() =>
      expect(server.answers()).toMatchObject([{ path: 'v1/tests/5/answers/101', body: { answer: 'N' } }]),
    );
    // 35 of 50 seconds, or fewer on a slow machine; a question that began anew would have more
    expect(screen.getByRole('img', { name: /[123]\d sekund/ })).toBeTruthy();
  });

  describe('when the exam cannot be ended', () => {
    const ended = {
      index: 2,
      phase: 'answering',
      phaseStartedAt: Date.now(),
      answers: { 101: 'N' },
      ending: 'last-question',
    };
    const kept = () => localStorage.getItem('exam-progress:5');
    const openEnded = (error: Error, exam = runningExam()) => {
      localStorage.setItem('exam-progress:5', JSON.stringify(ended));
      const { api, ...server } = createServer(exam);
      openExam({
        ...server,
        api(request) {
          if (request.method === 'PATCH') throw error;
          return api(request);
        },
      });
    };

    test('because the server refuses it, says that it is gone and forgets the answers', async () => {
      openEnded(new ApiError(404, null, 'no such exam'));
      await screen.findByRole('heading', { name: 'Tego egzaminu już nie ma' });
      expect(kept()).toBeNull();
    });

    test('in time, promises nothing of answers that did not arrive', async () => {
      const exam = runningExam();
      openEnded(new ApiError(0, null, 'no network'), { ...exam, deadline: exam.serverTime });
      await screen.findByText(/Liczą się odpowiedzi, które dotarły do nas przed końcem czasu/);
      expect(screen.queryByText(/wyślemy/)).toBeNull();
      expect(kept()).not.toBeNull();
    });

    test('because of a defect of ours, keeps the answers', async () => {
      // the store writes the defect there, too
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const uncaught = nextUncaught();
      openEnded(new TypeError('a defect'));
      const error = await uncaught;
      expect(error).toBeInstanceOf(Error);
      expect(error).toMatchObject({ name: 'TypeError', message: 'a defect' });
      expect(kept()).not.toBeNull();
      expect(heading()).toBe('To koniec egzaminu');
    });
  });

  test('says which questions are unanswered before it ends early, and leads to none', async () => {
    openExam(createServer());
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
    openExam(createServer());
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
    openExam(createServer({ ...runningExam(), status: 'passed' }));
    await screen.findByText('wynik');
  });
});
