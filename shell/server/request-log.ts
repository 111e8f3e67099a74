import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER } from '@zielona-fala/contracts';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** The gateway takes over just these. */
const ACCEPTED_ID = /^[\w-]{8,64}$/;
const LINK_TOKEN = /\/(activate|reset-password)\/[^/]+/;

/** Gives each request an id, which the gateway gets too, and writes one line for each answer. */
export function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    const given = request.get(REQUEST_ID_HEADER);
    const requestId = given && ACCEPTED_ID.test(given) ? given : randomUUID();
    request.headers[REQUEST_ID_HEADER] = requestId;
    response.set(REQUEST_ID_HEADER, requestId);
    const start = performance.now();
    response.once('finish', () => {
      const milliseconds = Math.round(performance.now() - start);
      const line = {
        requestId,
        method: request.method,
        path: request.path.replace(LINK_TOKEN, '/$1/…'),
        status: response.statusCode,
        milliseconds,
      };
      log[response.statusCode >= 500 ? 'warn' : 'info'](line, 'answered');
    });
    next();
  };
}
