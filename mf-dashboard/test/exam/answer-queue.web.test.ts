import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { Answer } from '@zielona-fala/contracts';
import { ApiError } from '@zielona-fala/web-kit/session';
import { type AnswerQueue, createAnswerQueue } from '../../src/features/exam/run/answer-queue.ts';

/** A server that answers when it is told to. */
function createSlowServer() {
  const asked: [number, Answer][] = [];
  const open: { answer: () => void; refuse: (error: ApiError) => void }[] = [];
  const session = new AbortController();
  const queue = createAnswerQueue({
    send: (question, answer) => {
      asked.push([question, answer]);
      return new Promise<void>((resolve, reject) => open.push({ answer: resolve, refuse: reject }));
    },
    onFinished: () => asked.push([0, 'T']),
    signal: session.signal,
  });
  return { asked, open, queue, session };
}

/** Unlike a look every now and then it goes on before the next attempt, however slow the machine. */
const untilUnsavedChanges = (queue: AnswerQueue) =>
  new Promise<void>((resolve) => queue.subscribe(() => resolve()));

const NO_NETWORK = new ApiError(0, null, 'no network');
const UNAVAILABLE = new ApiError(503, null, 'Service Unavailable');

test('an answer that changes while it is on its way is sent again; the latest is the last', async () => {
  const { asked, open, queue } = createSlowServer();
  queue.add(7, 'A');
  queue.add(7, 'B');
  queue.add(7, 'C');
  open[0]?.answer();
  await waitFor(() =>
    expect(asked).toEqual([
      [7, 'A'],
      [7, 'C'],
    ]),
  );
});

test('a failed save counts as unsaved until it gets through, and is tried again when the connection is back', async () => {
  const { asked, open, queue } = createSlowServer();
  queue.add(7, 'A');
  open[0]?.refuse(NO_NETWORK);
  await waitFor(() => expect(queue.getUnsaved()).toEqual({ count: 1, isOffline: true }));
  queue.add(8, 'B');
  expect(queue.getUnsaved()).toEqual({ count: 2, isOffline: true });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked).toHaveLength(2));
  open[1]?.refuse(UNAVAILABLE);
  await waitFor(() => expect(queue.getUnsaved()).toEqual({ count: 2, isOffline: false }));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked).toHaveLength(3));
  open[2]?.answer();
  await waitFor(() => expect(queue.getUnsaved()).toBeNull());
});

test.each([404, 422])(
  'an answer that the server refuses with %d after a failed attempt no longer counts as unsaved',
  async (status) => {
    const { asked, open, queue } = createSlowServer();
    queue.add(7, 'A');
    open[0]?.refuse(NO_NETWORK);
    await waitFor(() => expect(queue.getUnsaved()).toEqual({ count: 1, isOffline: true }));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(asked).toHaveLength(2));
    open[1]?.refuse(new ApiError(status, null, ''));
    await waitFor(() => expect(queue.getUnsaved()).toBeNull());
  },
);

test('an exam that the server has ended is told', async () => {
  const { asked, open, queue } = createSlowServer();
  queue.add(7, 'A');
  open[0]?.refuse(new ApiError(409, { code: 'test-finished', message: '' }, ''));
  await waitFor(() =>
    expect(asked).toEqual([
      [7, 'A'],
      [0, 'T'],
    ]),
  );
  expect(queue.getUnsaved()).toBeNull();
});

test('after sign-out nothing is sent, neither what waits nor what comes', async () => {
  const { asked, open, queue, session } = createSlowServer();
  queue.add(7, 'A');
  queue.add(8, 'B');
  open[0]?.refuse(NO_NETWORK);
  await untilUnsavedChanges(queue);
  expect(queue.getUnsaved()).not.toBeNull();
  session.abort();
  window.dispatchEvent(new Event('online'));
  queue.add(9, 'C');
  await waitFor(() => expect(queue.getUnsaved()).toBeNull());
  expect(asked).toEqual([[7, 'A']]);
});

test('an answer that changes while it waits for the next attempt goes out as it is then, before those given later', async () => {
  const { asked, open, queue } = createSlowServer();
  queue.add(7, 'A');
  queue.add(8, 'A');
  open[0]?.refuse(NO_NETWORK);
  await untilUnsavedChanges(queue);
  expect(queue.getUnsaved()).not.toBeNull();
  queue.add(7, 'B');
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked).toHaveLength(2));
  open[1]?.answer();
  await waitFor(() =>
    expect(asked).toEqual([
      [7, 'A'],
      [7, 'B'],
      [8, 'A'],
    ]),
  );
});

test('what the server refuses is left to the end of the exam; what the session refuses is tried again', async () => {
  const { asked, open, queue } = createSlowServer();
  queue.add(7, 'A');
  queue.add(8, 'B');
  open[0]?.refuse(new ApiError(422, null, 'Unprocessable Content'));
  await waitFor(() => expect(asked).toHaveLength(2));
  open[1]?.refuse(new ApiError(401, null, 'Unauthorized'));
  await waitFor(() => expect(queue.getUnsaved()).toEqual({ count: 1, isOffline: false }));
  window.dispatchEvent(new Event('online'));
  await waitFor(() =>
    expect(asked).toEqual([
      [7, 'A'],
      [8, 'B'],
      [8, 'B'],
    ]),
  );
});
