import { PICTURES_CACHE } from '@zielona-fala/contracts';
import { createPartialResponse } from 'workbox-range-requests';

/**
 * Pictures and films of the pack that the learner keeps; all others come from the server, and none is kept by looking at
 * it.
 */
export async function keptMedia({ request }: { readonly request: Request }): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: PICTURES_CACHE, ignoreVary: true });
  if (kept === undefined) return fetch(request);
  // as elements that play films ask
  return request.headers.has('range') ? createPartialResponse(request, kept) : kept;
}
