import { notFound, Problem } from '@zielona-fala/service-kit';
import { type RequestHandler, Router } from 'express';
import type { MediaCatalogue } from './catalogue.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** For an address of another edition's content, e.g. while replicas change over: shown, but not kept. */
const ASK_AGAIN = 'no-cache';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const;

/** Pictures and films, with range requests. Only what the catalogue lists is reachable. */
export function mediaRoutes(folder: string, catalogue: MediaCatalogue): Router {
  const router = Router({ caseSensitive: true });
  router.get('/media/*address', serve(folder, catalogue));
  return router;
}

function serve(folder: string, catalogue: MediaCatalogue): RequestHandler<{ address: string[] }> {
  return (request, response, next) => {
    const found = catalogue.find(request.params.address.join('/'));
    if (found === null) throw notFound();
    response.set(HEADERS);
    response.set('cache-control', found.isExact ? FOR_EVER : ASK_AGAIN);
    response.sendFile(found.file, { root: folder, cacheControl: false, dotfiles: 'deny' }, (error) => {
      if (error && !response.headersSent) next(asProblem(error));
    });
  };
}

function asProblem(error: Error): Error {
  const isOutside = 'status' in error && error.status === 416;
  return isOutside ? new Problem(416, 'range-not-satisfiable', 'The file has no such range') : error;
}
