import { PICTURES_CACHE } from '@zielona-fala/contracts';

/** Pictures of the pack that the learner keeps; all others come from the server, and none is kept by looking at it. */
export async function pictures({ request }: { readonly request: Request }): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: PICTURES_CACHE, ignoreVary: true });
  return kept ?? fetch(request);
}
