import { extname } from 'node:path';
import express, { type RequestHandler, type Response, Router } from 'express';

/** The name says the content; what the build made smaller has one more ending. */
export const HASHED = /\.[0-9a-f]{8}\.\w+(\.map)?(\.br|\.gz)?$/;
/** `Cache-Control` of an address that names its content: it is never asked for again. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

interface Variant {
  /** Of Accept-Encoding; null is the file as it is. */
  readonly encoding: string | null;
  /** What the build adds to the file's name. */
  readonly suffix: string;
}

/** The smallest first: browsers accept them alike. */
const VARIANTS: readonly Variant[] = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
  { encoding: null, suffix: '' },
];

/**
 * Files of a build: the `.br` or `.gz` that lies beside one for who accepts it, hashed names for ever, all others asked
 * for each time. Files are looked up at each request, so a new build needs no restart. What is not there goes on to the
 * next handler; an index page is not looked for.
 */
export function staticFiles(folder: string): RequestHandler {
  return Router().use(...VARIANTS.map((variant) => filesOf(folder, variant)));
}

function filesOf(folder: string, { encoding, suffix }: Variant): RequestHandler {
  const serve = express.static(folder, {
    index: false,
    dotfiles: 'ignore',
    redirect: false,
    setHeaders(response: Response, path) {
      const name = path.slice(0, path.length - suffix.length);
      response.vary('Accept-Encoding').set('Cache-Control', cachingOf(name));
      if (encoding !== null) response.set('Content-Encoding', encoding).type(extname(name));
      // Express sends no charset for SVG
      if (extname(name) === '.svg') response.type('image/svg+xml; charset=utf-8');
    },
  });
  return (request, response, next) => {
    if (encoding !== null && request.acceptsEncodings(encoding) !== encoding) return next();
    const { url } = request;
    request.url = url.replace(/(?=\?|$)/, suffix);
    serve(request, response, (error?: unknown) => {
      request.url = url;
      next(error);
    });
  };
}

const cachingOf = (name: string): string => (HASHED.test(name) ? IMMUTABLE : 'no-cache');
