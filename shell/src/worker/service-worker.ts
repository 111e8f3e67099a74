import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { documents, isDocumentKept, PATIENCE_SECONDS } from './documents.ts';
import { isHashed } from './hashed-files.ts';
import { isSeen, keptAnswers } from './kept-answers.ts';
import { FILES_CACHE, keepFiles } from './kept-files.ts';
import { keptMedia } from './kept-media.ts';
import { offlinePage } from './offline-page.ts';
import { showReminders } from './reminders.ts';
import { isWithoutNetworkOrSpace } from './without-network-or-space.ts';
import { readWorkerMessage } from './worker-message.ts';

declare const self: ServiceWorkerGlobalScope;

/** Paths that services answer: their documents and files are not kept. */
const OF_SERVICES = /^\/(?:api|media)\//;
/** What is deployed now: asked for each time, and the last answer only where there is none. */
const OF_RELEASES = /^\/(?:remotes|routes|heads\/\w+)\.json$|\/mf-manifest\.json$/;

const OF_MEDIA: readonly RequestDestination[] = ['image', 'video'];

const releases = new NetworkFirst({
  cacheName: 'releases',
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions: { ignoreVary: true },
});
const files = new CacheFirst({ cacheName: FILES_CACHE, matchOptions: { ignoreVary: true } });

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !OF_SERVICES.test(url.pathname),
  documents,
);
registerRoute(({ url }) => isSeen(url), keptAnswers);
registerRoute(({ request }) => OF_MEDIA.includes(request.destination), keptMedia);
registerRoute(({ url }) => isHashed(url) && !OF_SERVICES.test(url.pathname), files);
registerRoute(({ url }) => OF_RELEASES.test(url.pathname), releases);

setCatchHandler(async ({ request }) => {
  const isPage = typeof request !== 'string' && request.mode === 'navigate';
  return isPage ? offlinePage(request) : Response.error();
});

showReminders();

self.addEventListener('activate', (event) => {
  const begin = async () => {
    // the server is asked for a page while this worker starts
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener('message', (event) => {
  const message = readWorkerMessage(event.data);
  if (message === null) return;
  if (message.type === 'take-over') {
    void self.skipWaiting();
    return;
  }
  const keep = async () => {
    // with its files, which are kept first
    if (await isDocumentKept(message.path)) return;
    await keepFiles(message.files.filter((file) => isHashed(new URL(file))));
    await Promise.all(documents.handleAll({ event, request: new Request(message.path) }));
  };
  const keepIfPossible = async () => {
    try {
      await keep();
    } catch (error) {
      // what cannot be had or kept now is kept with the next visit
      if (!isWithoutNetworkOrSpace(error)) throw error;
    }
  };
  event.waitUntil(keepIfPossible());
});
