import { PassThrough } from 'node:stream';
import { expect, jest, test } from '@jest/globals';
import { createLog } from '@zielona-fala/service-kit/process';
import type { Response } from 'express';
import {
  createLearnerStream,
  type LearnerStream,
  type LearnerStreamParts,
} from '../src/event-streams/learner-stream.ts';

function createStream(parts: Partial<LearnerStreamParts>): LearnerStream {
  return createLearnerStream({
    userId: 7,
    position: undefined,
    reader: { readAfter: async () => ({ isGap: false, notices: [] }) },
    isAllowed: async () => true,
    onEnd: () => undefined,
    log: createLog('test', 'silent'),
    ...parts,
  });
}

function begin(stream: LearnerStream): PassThrough {
  const response = new PassThrough();
  stream.begin(response as unknown as Response);
  return response;
}

test('a stream that ended before its answer began ends it at once: nobody else would', () => {
  const onEnd = jest.fn();
  const stream = createStream({ onEnd });
  stream.end(1000);
  expect(begin(stream).writableEnded).toBe(true);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a stream whose beat failed beats again, and ends when its session may no longer read', async () => {
  const isAllowed = jest.fn(async () => true);
  const stream = createStream({ isAllowed });
  const response = begin(stream);
  isAllowed.mockRejectedValueOnce(new Error('not known'));
  await expect(stream.beat()).rejects.toThrow('not known');
  response.read();
  await stream.beat();
  expect(String(response.read())).toBe(':\n\n');
  isAllowed.mockResolvedValueOnce(false);
  await stream.beat();
  expect(response.writableEnded).toBe(true);
});
