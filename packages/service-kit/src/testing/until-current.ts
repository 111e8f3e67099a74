import { PROJECTION_HEADER } from '@zielona-fala/contracts';
import { waitFor } from './wait.ts';

interface Answer {
  readonly headers: Readonly<Record<string, unknown>>;
}

/**
 * Repeats a read that waits for an event as long as it says that it is behind: it waits for two seconds, and a busy
 * machine may need longer. One that does not wait at all is behind each time.
 * @param attempt begins the read, then publishes an event that no earlier attempt has published
 */
export const untilCurrent = <Read extends Answer>(attempt: () => PromiseLike<Read>): Promise<Read> =>
  waitFor('a read that is not behind', async () => {
    const answer = await attempt();
    return answer.headers[PROJECTION_HEADER] === undefined ? answer : null;
  });
