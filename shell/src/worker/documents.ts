import { NetworkFirst } from 'workbox-strategies';
import { scriptsNamedIn } from './hashed-files.ts';
import { areKept, keepFiles, removeOldFiles } from './kept-files.ts';
import { removeOldest } from './remove-oldest.ts';

const DOCUMENTS_CACHE = 'documents';
const MAX_DOCUMENTS = 24;
/** A train in a tunnel has a network that answers nothing. */
export const PATIENCE_SECONDS = 3;
/** Their documents differ in nothing but the head: one stands for all of them. */
const ALIKE = '/dashboard/';

const { origin } = location;
const scriptsOf = async (document: Response): Promise<readonly string[]> =>
  scriptsNamedIn(await document.text(), origin);

const isDocument = (response: Response): boolean =>
  response.status === 200 && response.headers.get('content-type')?.includes('html') === true;

/**
 * Documents as the server has them now; where it does not answer, the last one of the address. One is kept only together
 * with all scripts that it names, so that files of two builds never meet.
 */
export const documents = new NetworkFirst({
  cacheName: DOCUMENTS_CACHE,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  // language and crawlers, which the server tells apart: neither changes in a browser without a new document
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      async cacheKeyWillBeUsed({ request, mode }) {
        const { pathname } = new URL(request.url);
        return mode === 'read' ? await keptFor(pathname) : origin + pathname;
      },
      async cacheWillUpdate({ response }) {
        if (!isDocument(response)) return null;
        await keepFiles(await scriptsOf(response.clone()));
        return response;
      },
      async cachedResponseWillBeUsed({ cachedResponse }) {
        if (!cachedResponse) return undefined;
        return (await areKept(await scriptsOf(cachedResponse.clone()))) ? cachedResponse : undefined;
      },
      cacheDidUpdate: removeOld,
    },
  ],
});

/** Whether the document of an address is kept, and not only one like it. */
export async function isDocumentKept(path: string): Promise<boolean> {
  return (await caches.match(origin + path, { cacheName: DOCUMENTS_CACHE, ignoreVary: true })) !== undefined;
}

/** The address itself, or the newest that is like it. */
async function keptFor(pathname: string): Promise<string> {
  const address = origin + pathname;
  if (!pathname.startsWith(ALIKE)) return address;
  const kept = (await (await caches.open(DOCUMENTS_CACHE)).keys()).map(({ url }) => url);
  if (kept.includes(address)) return address;
  return kept.findLast((url) => url.startsWith(origin + ALIKE)) ?? address;
}

async function removeOld(): Promise<void> {
  await removeOldest(DOCUMENTS_CACHE, MAX_DOCUMENTS);
  await removeOldFiles(async () => {
    const responses = await (await caches.open(DOCUMENTS_CACHE)).matchAll();
    return new Set((await Promise.all(responses.map(scriptsOf))).flat());
  });
}
