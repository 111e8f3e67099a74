import { setTimeout as pause } from 'node:timers/promises';
import { PROJECTION_HEADER } from '@zielona-fala/contracts';
import type { EventTopic } from '@zielona-fala/contracts/events';
import type { RequestHandler } from 'express';
import type { AuthenticatedUser } from '../../http/access.ts';
import type { SequenceMarks } from './marks.ts';
import type { Watermarks } from './watermarks.ts';

const MAX_WAIT_MS = 2000;
const FIRST_PAUSE_MS = 2;
/** Polling interval, and thus about the maximum delay added to a read. */
const PAUSE_GROWTH = 1.25;
const MAX_PAUSE_MS = 64;

/**
 * Makes a read wait until this service has applied the caller's own last events, two seconds at most; then it answers
 * with what there is and the header `x-projection: behind`. Only learners with a fresh mark wait.
 * @param topics those that the data of the read is made of
 */
export function readYourWrites(
  marks: SequenceMarks,
  watermarks: Watermarks,
  topics: readonly EventTopic[],
): RequestHandler {
  return async (_request, response, next) => {
    const { userId } = response.locals.user as AuthenticatedUser;
    const deadline = performance.now() + MAX_WAIT_MS;
    const asked = topics.map(async (topic) => ({ topic, mark: await marks.get(topic, userId) }));
    for (const { topic, mark } of await Promise.all(asked)) {
      if (mark === null) continue;
      if (!(await waitUntilReached(() => watermarks.reached(topic, userId), mark, deadline))) {
        response.set(PROJECTION_HEADER, 'behind');
      }
    }
    next();
  };
}

async function waitUntilReached(
  reached: () => Promise<number>,
  mark: number,
  deadline: number,
): Promise<boolean> {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * PAUSE_GROWTH, MAX_PAUSE_MS)) {
    if ((await reached()) >= mark) return true;
    if (performance.now() >= deadline) return false;
    await pause(wait);
  }
}
