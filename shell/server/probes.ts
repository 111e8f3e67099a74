import express, { type Express } from 'express';

/** `/livez` and `/readyz`, on a port that the portal never shows. */
export function createProbes(isReady: () => boolean): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/livez', (_request, response) => {
    response.json({ status: 'ok' });
  });
  app.get('/readyz', (_request, response) => {
    response.status(isReady() ? 200 : 503).json({ status: isReady() ? 'ok' : 'draining' });
  });
  app.get('/metrics', (_request, response) => {
    const { rss } = process.memoryUsage();
    response
      .type('text/plain')
      .send(`# TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes ${rss}\n`);
  });
  return app;
}
