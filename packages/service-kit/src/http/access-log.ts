import { maskPath } from '@zielona-fala/contracts';
import type { RequestHandler } from 'express';
import type { Histogram } from 'prom-client';
import { currentContext } from '../process/context.ts';
import type { Log } from '../process/log.ts';
import { pathOf } from './path.ts';

/** One line and one measurement per answered request. */
export function accessLog(log: Log, durations: Histogram<'method' | 'status'>): RequestHandler {
  // these fields hold no secret: looking for some in each field is work for nothing
  const lines = log.child({}, { redact: [] });
  return (request, response, next) => {
    const started = performance.now();
    const requestId = currentContext()?.requestId;
    response.once('close', () => {
      const milliseconds = Math.round((performance.now() - started) * 10) / 10;
      const line = {
        method: request.method,
        path: maskPath(pathOf(request)),
        status: response.statusCode,
        milliseconds,
        requestId,
      };
      durations.observe({ method: request.method, status: String(response.statusCode) }, milliseconds / 1000);
      lines.info({ ...line, aborted: !response.writableFinished }, 'request');
    });
    next();
  };
}
