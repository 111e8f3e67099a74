import compression from 'compression';
import express, { type Express } from 'express';

const HASHED = /\.[0-9a-f]{8}\.\w+(\.map)?$/;
const YEAR_SECONDS = 31_536_000;

/**
 * Serves a remote's built files to pages of other origins.
 * @param folder the `dist` folder; hashed files are immutable, the rest is revalidated on each request
 */
export function createStaticApp(folder: string): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get(['/livez', '/readyz'], (_request, response) => {
    response.json({ status: 'ok' });
  });
  app.use(compression());
  app.use((_request, response, next) => {
    response.set({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    next();
  });
  app.use(
    express.static(folder, {
      index: false,
      setHeaders(response, path) {
        const caching = HASHED.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
        response.setHeader('Cache-Control', caching);
      },
    }),
  );
  return app;
}
