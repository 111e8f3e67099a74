import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import express, { type RequestHandler } from 'express';
import { fieldNestedTooDeep } from './json-depth.ts';
import { invalid, Problem } from './problem.ts';

/** What a service reads of a body at most. */
export const MAX_BODY_BYTES = 64 * 1024;

const parse = express.json({
  limit: MAX_BODY_BYTES,
  type: 'application/json',
  // else each byte that is none would become the same character, and different passwords equal
  verify(_request, _response, body, encoding) {
    if (encoding === 'utf-8' && !isUtf8(body))
      throw Object.assign(new Error('The body is not UTF-8'), { status: 400 });
  },
});

/** Whether a request says that it has a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

/**
 * Reads a JSON body. 415 for another kind of body, 413 for one that is too large, 400 for one that cannot be read, 422
 * for one that is nested too deep for what comes after it.
 */
export const jsonBody: RequestHandler = (request, response, next) => {
  if (hasBody(request) && !request.is('application/json')) {
    next(new Problem(415, 'unsupported-media-type', 'Send the body as application/json'));
    return;
  }
  parse(request, response, (error?: unknown) => {
    next(error === undefined ? nestingProblem(request.body) : asProblem(error));
  });
};

function nestingProblem(body: unknown): Problem | undefined {
  const field = fieldNestedTooDeep(body);
  if (field === undefined) return undefined;
  return invalid([{ field, code: 'invalid', message: 'This is nested too deep' }]);
}

function asProblem(error: unknown): unknown {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return new Problem(413, 'payload-too-large', 'The body is larger than 64kb');
  if (status === 415)
    return new Problem(415, 'unsupported-media-type', 'This content encoding is not supported');
  if (status === 400) return new Problem(400, 'unreadable-body', 'The body is not readable JSON');
  return error;
}
