import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ProblemDto, REQUEST_ID_HEADER } from '@zielona-fala/contracts';

type Problem = Pick<ProblemDto, 'status' | 'title' | 'detail' | 'code'>;

/** Answers with `application/problem+json`, as every part of the API does. */
export function sendProblem(request: IncomingMessage, response: ServerResponse, problem: Problem): void {
  const body: ProblemDto = {
    type: 'about:blank',
    ...problem,
    message: problem.detail,
    instance: new URL(request.url ?? '/', 'http://portal').pathname,
    requestId: String(request.headers[REQUEST_ID_HEADER] ?? ''),
  };
  response.statusCode = problem.status;
  response.setHeader('Content-Type', 'application/problem+json; charset=utf-8');
  response.end(JSON.stringify(body));
}
