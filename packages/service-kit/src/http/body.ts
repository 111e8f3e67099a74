import express, { type RequestHandler } from 'express';
import { Problem } from './problem.ts';

const LIMIT = '64kb';

const parse = express.json({ limit: LIMIT, type: 'application/json' });

/** Reads a JSON body. 415 for another kind of body, 413 for one that is too large, 400 for one that cannot be read. */
export const jsonBody: RequestHandler = (request, response, next) => {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
  if (hasBody && !request.is('application/json')) {
    next(new Problem(415, 'unsupported-media-type', 'Send the body as application/json'));
    return;
  }
  parse(request, response, (error?: unknown) => {
    next(error === undefined ? undefined : asProblem(error));
  });
};

function asProblem(error: unknown): unknown {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return new Problem(413, 'payload-too-large', `The body is larger than ${LIMIT}`);
  if (status === 415)
    return new Problem(415, 'unsupported-media-type', 'This content encoding is not supported');
  if (status === 400) return new Problem(400, 'unreadable-body', 'The body is not readable JSON');
  return error;
}
