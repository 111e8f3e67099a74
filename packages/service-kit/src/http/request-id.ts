import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  REQUEST_ID_HEADER,
  TRACEPARENT_FORM,
  TRACEPARENT_HEADER,
  TRACESTATE_HEADER,
} from '@zielona-fala/contracts';
import type { RequestHandler } from 'express';
import { runInContext, type WorkContext } from '../process/context.ts';

const ACCEPTABLE = /^[\w-]{8,64}$/;

/** Takes over the caller's request id, or makes one; answers with it and puts it on all work that follows. */
export const requestId: RequestHandler = (request, response, next) => {
  const context = contextOf(request);
  response.setHeader(REQUEST_ID_HEADER, context.requestId);
  runInContext(context, next);
};

/**
 * The request id, the caller's if there is one that is fit, and the trace. A trace that is none is taken away: then
 * services behind this one do not see it either.
 */
export function contextOf({ headers }: IncomingMessage): WorkContext {
  const given = headers[REQUEST_ID_HEADER];
  const id = typeof given === 'string' && ACCEPTABLE.test(given) ? given : randomUUID();
  headers[REQUEST_ID_HEADER] = id;
  return { requestId: id, traceparent: traceOf(headers) };
}

function traceOf(headers: IncomingMessage['headers']): string | null {
  const given = headers[TRACEPARENT_HEADER];
  if (typeof given === 'string' && TRACEPARENT_FORM.test(given)) return given;
  if (given !== undefined) delete headers[TRACEPARENT_HEADER];
  if (headers[TRACESTATE_HEADER] !== undefined) delete headers[TRACESTATE_HEADER];
  return null;
}
