import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { ProblemDto } from '@zielona-fala/contracts';
import type { ErrorRequestHandler } from 'express';
import { currentContext } from '../process/context.ts';
import type { Log } from '../process/log.ts';
import { isTransient } from '../process/transient.ts';
import { pathOf } from './path.ts';
import { notFound, Problem, unavailable } from './problem.ts';

/** Content security policy of responses that are not pages. */
const NO_PAGE = "default-src 'none';frame-ancestors 'none'";

/** Writes a problem document as the whole answer. */
function answerProblem(request: IncomingMessage, response: ServerResponse, problem: Problem): void {
  const document: ProblemDto = {
    type: `urn:zielona-fala:problem:${problem.code}`,
    title: STATUS_CODES[problem.status] ?? 'Error',
    status: problem.status,
    detail: problem.message,
    instance: pathOf(request),
    message: problem.message,
    code: problem.code,
    requestId: currentContext()?.requestId ?? '',
    ...problem.extras,
  };
  const body = JSON.stringify(document);
  response.statusCode = problem.status;
  const headers = {
    'content-security-policy': NO_PAGE,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    ...problem.headers,
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(body);
}

/** Converts any thrown value to a problem document; unknown errors are logged and result in status 500. */
export function createErrorAnswer(
  log: Log,
): (error: unknown, request: IncomingMessage, response: ServerResponse) => void {
  return (error, request, response) => {
    if (response.headersSent) {
      log.warn({ err: error }, 'response aborted');
      response.destroy();
      return;
    }
    const problem = asProblem(error);
    if (problem.status >= 500) log.error({ err: error }, problem.message);
    answerProblem(request, response, problem);
  };
}

/** Error handler for Express that does the same. */
export function problemAnswers(log: Log): ErrorRequestHandler {
  const answer = createErrorAnswer(log);
  return (error, request, response, _next) => answer(error, request, response);
}

/** What any thrown value is to a caller. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  // Express could not decode a path parameter: no valid link contains such a path
  if (error instanceof URIError) return notFound();
  if (isRefusal(error))
    return new Problem(400, 'bad-request', 'This request cannot be understood', { cause: error });
  if (isTransient(error))
    return unavailable('A dependency of this service is unavailable; try again in a moment', 5, error);
  return new Problem(500, 'internal', 'Something went wrong on our side', { cause: error });
}

/** An error by which Express middleware rejects a request. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error && 'status' in error)) return false;
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}
