import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { Log } from '../process/log.ts';
import type { Metrics } from '../process/metrics.ts';
import { createAccessLog } from './access-log.ts';
import { problemAnswers } from './problem-answer.ts';
import { requestId } from './request-id.ts';

/** An express app with what every process needs around its own handlers: request id, access log, problem answers. */
export function createHttpApp(parts: {
  log: Log;
  metrics: Metrics;
  handlers: readonly RequestHandler[];
}): Express {
  const tell = createAccessLog(parts.log, parts.metrics.httpDurations, matchedRoute);
  const accessLog: RequestHandler = (request, response, next) => {
    tell(request, response);
    next();
  };
  return createRoutes([requestId, accessLog, ...parts.handlers]).use(problemAnswers(parts.log));
}

/** Express leaves the matched route with the request. */
function matchedRoute(request: IncomingMessage): string {
  const path: unknown = (request as Partial<Request>).route?.path;
  return typeof path === 'string' ? path : '';
}

/** An Express app with these handlers only; errors are handled by {@link answerBy}. */
export function createRoutes(handlers: readonly RequestHandler[]): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  for (const handler of handlers) app.use(handler);
  return app;
}

/** Lets an express app answer. Rejects with what its handlers throw. */
export function answerBy(app: Express, request: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    response.once('close', resolve);
    // express takes requests of node as they are
    app(request as Request, response as Response, reject);
  });
}
