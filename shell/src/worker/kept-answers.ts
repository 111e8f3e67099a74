import { ACCESS_TOKEN_HEADER, ANSWERS_CACHES, claimsOf, type UserDto } from '@zielona-fala/contracts';
import { NetworkFirst } from 'workbox-strategies';
import { removeOldest } from './remove-oldest.ts';

declare const self: ServiceWorkerGlobalScope;

const MAX_ANSWERS = 200;
const MAX_AGE_MS = 7 * 24 * 60 * 60_000;
/** How long to wait for the server before a kept answer is given. */
const PATIENCE_SECONDS = 10;

const USER = 'users/user';
/**
 * What the dashboard's screens show of the learner and of the bank. Neither tests, whose questions and clocks belong to their
 * moment, nor groups, nor keys and sessions.
 */
const SEEN = [
  /^users\/(?:user|level|preferences)$/,
  /^stats\/.+$/,
  /^tests\/(?:bank|categories\/all|rules(?:\/[^/]+)?)$/,
  /^tests\/(?:plan|readiness|topics)\/[^/]+$/,
  /^tests\/[A-Z][A-Z0-9]*$/,
];

const pathOf = ({ pathname }: URL): string => pathname.replace(/^\/api\/v1\//, '');

/** Of searches, each of which is another one, none is kept. */
export const isSeen = (url: URL): boolean =>
  !url.searchParams.has('q') && SEEN.some((reads) => reads.test(pathOf(url)));

interface Asked {
  readonly request: Request;
  readonly event: ExtendableEvent;
}

const cachesOfLearners = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(ANSWERS_CACHES));

/** Of the learner whose token it is; what another one has left is removed. */
async function cacheOf(token: string): Promise<string> {
  const own = ANSWERS_CACHES + String(claimsOf(token).sub);
  const others = (await cachesOfLearners()).filter((name) => name !== own);
  await Promise.all(others.map((name) => caches.delete(name)));
  await caches.open(own);
  return own;
}

/** Without a token the session is not restored yet: the only cache is that of the learner who was last signed in. */
async function onlyCache(): Promise<string | undefined> {
  const names = await cachesOfLearners();
  return names.length === 1 ? names[0] : undefined;
}

/** An e-mail address is not needed without a network. */
async function withoutEmail(response: Response): Promise<Response> {
  const user = (await response.json()) as UserDto;
  return Response.json({ ...user, email: '' } satisfies UserDto, { headers: response.headers });
}

const isRecent = ({ headers }: Response): boolean =>
  Date.now() - Date.parse(headers.get('date') ?? '') < MAX_AGE_MS;

/**
 * The server's answer; without a network, the last one. A page whose session is restored gets that only while the browser
 * knows that there is no network, for it would show it as the server's; one without a token says what it shows, and gets it
 * also where the server refuses or fails.
 */
export async function keptAnswers({ request, event }: Asked): Promise<Response> {
  const token = request.headers.get(ACCESS_TOKEN_HEADER);
  const cacheName = token === null ? await onlyCache() : await cacheOf(token);
  if (cacheName === undefined) return fetch(request);
  const mayBeOld = () => token === null || !self.navigator.onLine;
  const strategy = new NetworkFirst({
    cacheName,
    ...(token === null && { networkTimeoutSeconds: PATIENCE_SECONDS }),
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        // the request itself would be kept with its token
        cacheKeyWillBeUsed: async () => request.url,
        async fetchDidSucceed({ response }) {
          if (token === null && !response.ok) throw new Error(`the server answers ${response.status}`);
          return response;
        },
        async cacheWillUpdate({ response }) {
          // a cache that is gone was the learner's who has signed out meanwhile
          if (response.status !== 200 || !(await caches.has(cacheName))) return null;
          return pathOf(new URL(request.url)) === USER ? withoutEmail(response) : response;
        },
        cacheDidUpdate: () => removeOldest(cacheName, MAX_ANSWERS),
        cachedResponseWillBeUsed: async ({ cachedResponse }) =>
          cachedResponse && mayBeOld() && isRecent(cachedResponse) ? cachedResponse : undefined,
      },
    ],
  });
  return strategy.handle({ request, event });
}
