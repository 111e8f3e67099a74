import { afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import type { ApiRequest, SessionState } from '@zielona-fala/contracts/portal';
import { ApiError } from '@zielona-fala/web-kit/session';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { ExamPage } from '../src/pages/ExamPage.tsx';
import { failedReview, runningExam, USER } from './fixtures.ts';

/** A server that keeps what it is sent, and can be out of reach. */
export function createServer(exam = runningExam()) {
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
export function createSession() {
  const listeners = new Set<() => void>();
  let state: SessionState = { status: 'signed-in', user: USER };
  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signOut() {
      state = { status: 'anonymous', user: USER };
      for (const listener of listeners) listener();
    },
  };
}

/** Opens the exam of that server, beside a result to go to. */
export const openExam = (server: ReturnType<typeof createServer>, session = createSession()) =>
  renderInPortal(<ExamPage />, {
    portal: createTestPortal({ user: USER, api: server.api, session }),
    path: '/dashboard/tests/exam?testId=5&lang=pl&cat=B',
    routes: [{ path: '/dashboard/tests/result', element: <p>wynik</p> }],
  });

/** For the tests of the file that calls it: a browser in which somebody has signed in. */
export function inSignedInBrowser(): void {
  // jsdom has no layout to scroll
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });
  beforeEach(() => localStorage.setItem('signedIn', 'ola'));
  afterEach(() => {
    localStorage.clear();
    jest.restoreAllMocks();
  });
}
