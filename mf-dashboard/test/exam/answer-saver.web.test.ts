import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { Answer } from '@zielona-fala/contracts';
import { ApiError } from '@zielona-fala/web-kit/session';
import { createAnswerSaver } from '../../src/features/exam/run/answer-saver.ts';

/** A server that answers when it is told to. */
function createSlowServer() {
  const asked: [number, Answer][] = [];
  const open: { answer: () => void; refuse: (error: ApiError) => void }[] = [];
  const saver = createAnswerSaver({
    put: (question, answer) => {
      asked.push([question, answer]);
      return new Promise<void>((resolve, reject) => open.push({ answer: resolve, refuse: reject }));
    },
    onFinished: () => asked.push([0, 'T']),
  });
  return { asked, open, saver };
}

test('an answer that changes while it is on its way is sent again; the latest is the last', async () => {
  const { asked, open, saver } = createSlowServer();
  saver.save(7, 'A');
  saver.save(7, 'B');
  saver.save(7, 'C');
  open[0]?.answer();
  await waitFor(() =>
    expect(asked).toEqual([
      [7, 'A'],
      [7, 'C'],
    ]),
  );
});

test('a failed save is late until it gets through, and is tried again when the connection is back', async () => {
  const { asked, open, saver } = createSlowServer();
  saver.save(7, 'A');
  open[0]?.refuse(new ApiError(0, null, 'no network'));
  await waitFor(() => expect(saver.isLate()).toBe(true));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked).toHaveLength(2));
  open[1]?.answer();
  await waitFor(() => expect(saver.isLate()).toBe(false));
});

test('an exam that the server has ended is told', async () => {
  const { asked, open, saver } = createSlowServer();
  saver.save(7, 'A');
  open[0]?.refuse(new ApiError(409, { code: 'test-finished', message: '' }, ''));
  await waitFor(() =>
    expect(asked).toEqual([
      [7, 'A'],
      [0, 'T'],
    ]),
  );
  expect(saver.isLate()).toBe(false);
});
