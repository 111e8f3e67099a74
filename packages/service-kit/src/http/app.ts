import express, { type Express, type RequestHandler } from 'express';
import type { Log } from '../process/log.ts';
import type { Metrics } from '../process/metrics.ts';
import { accessLog } from './access-log.ts';
import { problemAnswers } from './problem-answer.ts';
import { requestId } from './request-id.ts';

/** An express app with what every process needs around its own handlers: request id, access log, problem answers. */
export function createHttpApp(parts: {
  log: Log;
  metrics: Metrics;
  handlers: readonly RequestHandler[];
}): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.use(requestId, accessLog(parts.log, parts.metrics.httpDurations));
  for (const handler of parts.handlers) app.use(handler);
  app.use(problemAnswers(parts.log));
  return app;
}
