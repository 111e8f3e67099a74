import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import type { NoticeReader } from '@zielona-fala/service-kit/notices';
import { createLog } from '@zielona-fala/service-kit/process';
import type { Response } from 'express';
import { createLearnerStream } from '../src/event-streams/learner-stream.ts';

const BYTES = 1000;

/** An answer whose reader takes nothing until it is told to. */
function openAnswer() {
  let taken: (() => void) | undefined;
  let isTaking = false;
  const answer = new Writable({
    highWaterMark: BYTES,
    write(_chunk, _encoding, done) {
      if (isTaking) done();
      else taken = done;
    },
  });
  const take = () => {
    isTaking = true;
    taken?.();
  };
  return { answer: answer as unknown as Response, take };
}

/** Has something unread at each reading. */
function endlessReader() {
  let readings = 0;
  const reader: NoticeReader = {
    async readAfter() {
      readings += 1;
      return {
        isGap: false,
        notices: [{ position: `${readings}-0`, type: 'medal', data: 'x'.repeat(BYTES) }],
      };
    },
  };
  return { reader, readings: () => readings };
}

async function openStream() {
  const { answer, take } = openAnswer();
  const { reader, readings } = endlessReader();
  let ends = 0;
  const stream = createLearnerStream({
    userId: 1,
    position: undefined,
    reader,
    log: createLog('test', 'silent'),
    isAllowed: async () => true,
    onEnd() {
      ends += 1;
    },
  });
  await stream.prepare();
  stream.begin(answer);
  return { stream, answer, take, readings, ends: () => ends };
}

const settle = () => new Promise(setImmediate);

test('a reader who takes nothing is read for no further, however often there is something new, and is cut', async () => {
  const { stream, answer, readings, ends } = await openStream();
  for (let wakes = 0; wakes < 100; wakes += 1) stream.wake();
  await settle();
  expect([readings(), answer.destroyed]).toEqual([1, false]);
  await stream.beat();
  await stream.beat();
  await settle();
  expect([readings(), answer.destroyed, ends()]).toEqual([1, true, 1]);
});

test('a reader who takes what was sent gets the rest', async () => {
  const { stream, answer, take, readings } = await openStream();
  stream.wake();
  take();
  await settle();
  await settle();
  await stream.beat();
  expect([readings() > 1, answer.destroyed]).toEqual([true, false]);
  stream.end();
});
