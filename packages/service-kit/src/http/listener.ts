import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '@zielona-fala/contracts';
import { runInContext } from '../process/context.ts';
import type { AppParts } from '../process/run-app.ts';
import { createAccessLog, type RouteOf } from './access-log.ts';
import { originForm } from './path.ts';
import { createErrorAnswer } from './problem-answer.ts';
import { contextOf } from './request-id.ts';

/** Headers by their names in lower case. */
export type HeaderFields = Readonly<Record<string, string>>;

export interface Answering {
  readonly routeOf: RouteOf;
  /** What each answer to this request carries, also a problem. */
  headersOf(request: IncomingMessage): HeaderFields;
  /** Answers with these headers and its own, or throws why not. */
  answer(request: IncomingMessage, response: ServerResponse, headers: HeaderFields): Promise<void>;
}

/**
 * Request id, access log and problem documents, as `createHttpApp` provides them, but without Express, whose overhead
 * exceeds theirs. For a process that forwards requests.
 */
export function createListener(
  { log, metrics }: AppParts,
  { routeOf, headersOf, answer }: Answering,
): RequestListener {
  const tell = createAccessLog(log, metrics.httpDurations, routeOf);
  const answerError = createErrorAnswer(log);
  return (request, response) => {
    request.url = originForm(request.url ?? '');
    const context = contextOf(request);
    runInContext(context, async () => {
      tell(request, response);
      const headers = { ...headersOf(request), [REQUEST_ID_HEADER]: context.requestId };
      try {
        await answer(request, response, headers);
      } catch (error) {
        if (!response.headersSent) setHeaders(response, headers);
        answerError(error, request, response);
      }
    });
  };
}

/** Sets headers before a handler that adds its own. */
export function setHeaders(response: ServerResponse, headers: HeaderFields): void {
  for (const name in headers) response.setHeader(name, headers[name] ?? '');
}
