import { PICTURES_CACHE } from '@zielona-fala/contracts';
import { partOf } from './part-of.ts';

/**
 * Pictures and films of the pack that the learner keeps; all others come from the server, and none is kept by looking at
 * it.
 */
export async function keptMedia({ request }: { readonly request: Request }): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: PICTURES_CACHE, ignoreVary: true });
  return kept ? partOf(kept, request.headers.get('range')) : fetch(request);
}
