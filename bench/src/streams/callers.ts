import type mongoose from 'mongoose';
import type { Gateway, Headers } from '../gateway/processes.ts';
import { caller, type Learner, learnersLike } from '../learner.ts';

/** Below the streams that one account may have. */
const STREAMS_OF_EACH = 8;
const AT_ONCE = 4;

/**
 * Signs in as many learners as are needed for so many streams.
 * @returns headers of each reader, which has an address of its own
 */
export async function streamCallers(
  gateway: Gateway,
  client: mongoose.mongo.MongoClient,
  learner: Learner,
  streams: number,
): Promise<readonly Headers[]> {
  const emails = await learnersLike(learner, client, Math.ceil(streams / STREAMS_OF_EACH));
  const tokens: string[] = [];
  const waiting = [...emails];
  const signInAll = async (): Promise<void> => {
    for (let email = waiting.pop(); email !== undefined; email = waiting.pop()) {
      const signIn = caller('', gateway.newBrowser());
      const { password } = learner;
      const answer = await signIn('POST', `${gateway.url}/api/v1/auth/login`, { email, password });
      tokens.push((answer as { accessToken: string }).accessToken);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, signInAll));
  return Array.from({ length: streams }, (_, index) => ({
    ...gateway.signedInBrowser(),
    accept: 'text/event-stream',
    'x-access-token': tokens[index % tokens.length] ?? '',
  }));
}
