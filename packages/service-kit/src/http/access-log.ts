import { maskPath } from '@zielona-fala/contracts';
import type { RequestHandler } from 'express';
import type { Histogram } from 'prom-client';
import { currentContext, runInContext } from '../process/context.ts';
import type { Log } from '../process/log.ts';
import { pathOf } from './path.ts';

/** One line and one measurement per answered request. */
export function accessLog(log: Log, durations: Histogram<'method' | 'status'>): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const context = currentContext();
    response.once('close', () => {
      const milliseconds = Math.round((performance.now() - started) * 10) / 10;
      const line = {
        method: request.method,
        path: maskPath(pathOf(request)),
        status: response.statusCode,
        milliseconds,
      };
      durations.observe({ method: request.method, status: String(response.statusCode) }, milliseconds / 1000);
      const write = () => log.info({ ...line, aborted: !response.writableFinished }, 'request');
      if (context === undefined) write();
      else runInContext(context, write);
    });
    next();
  };
}
