import { ACCESS_TOKEN_HEADER, ANSWERS_CACHES, claimsOf } from '@zielona-fala/contracts';
import { NetworkFirst } from 'workbox-strategies';
import { removeOldest } from './remove-oldest.ts';

const MAX_ANSWERS = 80;
/** As long as a server under load may take, which knows better than this browser. */
const PATIENCE_SECONDS = 10;

/**
 * What the dashboard's screens show of the learner and of the bank. Neither tests, whose questions belong to their
 * moment, nor other members of groups, nor keys and sessions.
 */
const SEEN = [
  /^users\/(?:user|level|preferences)$/,
  /^stats\/.+$/,
  /^tests\/(?:bank|categories\/all|find\/unfinished|groups|rules(?:\/[^/]+)?)$/,
  /^tests\/(?:plan|readiness|topics)\/[^/]+$/,
  /^tests\/[A-Z][A-Z0-9]*$/,
];

export const isSeen = ({ pathname }: URL): boolean => {
  const path = pathname.replace(/^\/api\/v1\//, '');
  return SEEN.some((reads) => reads.test(path));
};

interface Asked {
  readonly request: Request;
  readonly event: ExtendableEvent;
}

/** Of the learner whose token it is; what another one has left is removed. */
async function cacheOf(token: string): Promise<string> {
  const own = ANSWERS_CACHES + String(claimsOf(token).sub);
  const others = (await cachesOfLearners()).filter((name) => name !== own);
  await Promise.all(others.map((name) => caches.delete(name)));
  return own;
}

const cachesOfLearners = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(ANSWERS_CACHES));

/**
 * The server's answer; without a network, the last one. A session that was not restored has no token, and whoever was
 * last signed in here has it still: what they saw goes when they leave.
 */
export async function keptAnswers({ request, event }: Asked): Promise<Response> {
  const token = request.headers.get(ACCESS_TOKEN_HEADER);
  const cacheName = token === null ? (await cachesOfLearners())[0] : await cacheOf(token);
  if (cacheName === undefined) return fetch(request);
  const strategy = new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: { ignoreVary: true },
    plugins: [{ cacheDidUpdate: () => removeOldest(cacheName, MAX_ANSWERS) }],
  });
  return strategy.handle({ request, event });
}
