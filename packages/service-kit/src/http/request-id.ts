import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER, TRACEPARENT_HEADER } from '@zielona-fala/contracts';
import type { RequestHandler } from 'express';
import { runInContext } from '../process/context.ts';

const ACCEPTABLE = /^[\w-]{8,64}$/;

/** Takes over the caller's request id, or makes one; answers with it and puts it on all work that follows. */
export const requestId: RequestHandler = (request, response, next) => {
  const given = request.get(REQUEST_ID_HEADER);
  const id = given !== undefined && ACCEPTABLE.test(given) ? given : randomUUID();
  request.headers[REQUEST_ID_HEADER] = id;
  response.set(REQUEST_ID_HEADER, id);
  runInContext({ requestId: id, traceparent: request.get(TRACEPARENT_HEADER) ?? null }, next);
};
