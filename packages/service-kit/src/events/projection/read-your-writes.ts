import { PROJECTION_HEADER } from '@zielona-fala/contracts';
import type { EventTopic } from '@zielona-fala/contracts/events';
import type { RequestHandler } from 'express';
import type { AuthenticatedUser } from '../../http/access.ts';
import type { SequenceMarks } from './marks.ts';
import type { Watermarks } from './watermarks.ts';

const MAX_WAIT_MS = 2000;
/** The replica that applies the event wakes its own reads; those of others look again at this interval. */
const FIRST_PAUSE_MS = 16;
const PAUSE_GROWTH = 1.5;
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
      if (!(await waitUntilReached(watermarks, { topic, userId, mark }, deadline))) {
        response.set(PROJECTION_HEADER, 'behind');
      }
    }
    next();
  };
}

async function waitUntilReached(
  watermarks: Watermarks,
  { topic, userId, mark }: { readonly topic: EventTopic; readonly userId: number; readonly mark: number },
  deadline: number,
): Promise<boolean> {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(Math.ceil(wait * PAUSE_GROWTH), MAX_PAUSE_MS)) {
    // listens before it looks: nothing is missed between the two
    const advance = watermarks.nextAdvance(topic, userId, wait);
    if ((await watermarks.reached(topic, userId)) >= mark) return true;
    if (performance.now() >= deadline) return false;
    if (((await advance) ?? 0) >= mark) return true;
  }
}
