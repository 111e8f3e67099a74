import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { createLog } from '@zielona-fala/service-kit/process';
import type { Response } from 'express';
import { createLearnerStream } from '../src/event-streams/learner-stream.ts';

test('a stream that ended before its answer began ends it at once: nobody else would', () => {
  let ended = 0;
  const stream = createLearnerStream({
    userId: 7,
    position: undefined,
    reader: { readAfter: async () => ({ isGap: false, notices: [] }) },
    isAllowed: async () => true,
    onEnd() {
      ended += 1;
    },
    log: createLog('test', 'silent'),
  });
  stream.end(1000);
  const response = new PassThrough();
  stream.begin(response as unknown as Response);
  expect(response.writableEnded).toBe(true);
  expect(ended).toBe(1);
});
