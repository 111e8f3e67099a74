import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { getMedia } from '@zielona-fala/contracts/api/media/get-media';
import { declared, IMMUTABLE, notFound, otherMethods, Problem } from '@zielona-fala/service-kit/http';
import { type RequestHandler, Router } from 'express';
import type { MediaLibrary } from './library.ts';

/** For an address of another edition's content, e.g. while replicas change over: shown, but not kept. */
const ASK_AGAIN = 'no-cache';

const SVG = 'image/svg+xml; charset=utf-8';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const;

/** The ETag is the hash of the content: modification times differ between replicas. */
const SENDING = { cacheControl: false, lastModified: false, dotfiles: 'deny' } as const;

/** Pictures and films, with range requests. Only files of the libraries can be reached. */
export function mediaRoutes(libraries: readonly MediaLibrary[]): Router {
  const router = Router({ caseSensitive: true });
  router.get(getMedia.path, declared(getMedia, serve(libraries)));
  router.use(otherMethods([getMedia]));
  return router;
}

function serve(libraries: readonly MediaLibrary[]): RequestHandler<{ address: string[] }> {
  return async (request, response, next) => {
    const address = request.params.address.join('/');
    for (const library of libraries) {
      const found = library.find(address);
      if (found === null || library.folder === null) continue;
      if (!(await isInside(library.folder, found.file))) break;
      response.set(HEADERS);
      response.set('cache-control', found.hash === null ? ASK_AGAIN : IMMUTABLE);
      // the one text among them, which names its letters
      if (found.file.endsWith('.svg')) response.type(SVG);
      if (found.hash !== null) response.set('etag', `"${found.hash}"`);
      const options = { ...SENDING, root: library.folder };
      response.sendFile(found.file, options, (error) => {
        // nobody is there to be told anything
        if (!error || response.headersSent || response.destroyed) return;
        response.set('cache-control', 'no-store');
        next(asProblem(error));
      });
      return;
    }
    throw notFound();
  };
}

/** Whether the file is there, and no link leads out of the folder. */
async function isInside(folder: string, file: string): Promise<boolean> {
  try {
    const [root, target] = await Promise.all([realpath(folder), realpath(path.join(folder, file))]);
    return target.startsWith(root + path.sep) && (await stat(target)).isFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

function asProblem(error: Error): Error {
  const isOutside = 'status' in error && error.status === 416;
  return isOutside
    ? new Problem(416, 'range-not-satisfiable', 'The requested range lies outside the file')
    : error;
}
