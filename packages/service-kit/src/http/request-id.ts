import { randomUUID } from 'node:crypto';
import {
  REQUEST_ID_HEADER,
  TRACEPARENT_FORM,
  TRACEPARENT_HEADER,
  TRACESTATE_HEADER,
} from '@zielona-fala/contracts';
import type { Request, RequestHandler } from 'express';
import { runInContext } from '../process/context.ts';

const ACCEPTABLE = /^[\w-]{8,64}$/;

/**
 * Takes over the caller's request id, or makes one; answers with it and puts it on all work that follows. A trace is
 * taken over too, unless it is not one: then nobody behind us sees it either.
 */
export const requestId: RequestHandler = (request, response, next) => {
  const given = request.get(REQUEST_ID_HEADER);
  const id = given !== undefined && ACCEPTABLE.test(given) ? given : randomUUID();
  request.headers[REQUEST_ID_HEADER] = id;
  response.set(REQUEST_ID_HEADER, id);
  runInContext({ requestId: id, traceparent: traceOf(request) }, next);
};

function traceOf({ headers }: Request): string | null {
  const given = headers[TRACEPARENT_HEADER];
  if (typeof given === 'string' && TRACEPARENT_FORM.test(given)) return given;
  delete headers[TRACEPARENT_HEADER];
  delete headers[TRACESTATE_HEADER];
  return null;
}
