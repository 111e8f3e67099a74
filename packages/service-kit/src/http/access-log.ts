import type { IncomingMessage, ServerResponse } from 'node:http';
import { maskPath } from '@zielona-fala/contracts';
import { currentContext } from '../process/context.ts';
import type { Log } from '../process/log.ts';
import type { Metrics } from '../process/metrics.ts';
import { asksForEvents } from './event-stream.ts';
import { pathOf } from './path.ts';

/** Tells of a request once it is answered. */
export type AccessLog = (request: IncomingMessage, response: ServerResponse) => void;

/** The declared path that a request matches, for instance `/api/v1/tests/:testId`; empty where none is known. */
export type RouteOf = (request: IncomingMessage) => string;

/** Client closed request, as in nginx. */
const LEFT = 499;

/** One line and one measurement per answered request; how long an event stream was open is no measure of anything. */
export function createAccessLog(log: Log, durations: Metrics['httpDurations'], routeOf: RouteOf): AccessLog {
  // these fields hold no secret: looking for some in each field is work for nothing
  const lines = log.child({}, { redact: [] });
  return (request, response) => {
    const started = performance.now();
    const requestId = currentContext()?.requestId;
    const path = pathOf(request);
    const method = request.method ?? '';
    response.once('close', () => {
      const milliseconds = Math.round((performance.now() - started) * 10) / 10;
      const status = response.headersSent ? response.statusCode : LEFT;
      const wasStream = status === 200 && asksForEvents(request);
      const labels = { method, route: routeOf(request), status: String(status) };
      if (!wasStream) durations.observe(labels, milliseconds / 1000);
      const aborted = !response.writableFinished;
      lines.info({ method, path: maskPath(path), status, milliseconds, requestId, aborted }, 'request');
    });
  };
}
