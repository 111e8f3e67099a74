import type { IncomingMessage } from 'node:http';
import { reportClientError } from '@zielona-fala/contracts/api/client-errors/report-client-error';
import { remoteOf } from '@zielona-fala/contracts/portal';
import { Router } from 'express';
import { CANARY_HEADER, keptBucket } from './kept-bucket.ts';
import type { WatchedCanaries } from './watched-canaries.ts';

export interface ErrorReportsOptions {
  readonly watched: WatchedCanaries;
  readonly addressOf: (request: IncomingMessage) => string;
}

/** Notes which page reports an error, of those reports that are accepted: who forwards them answers. */
export function errorReports({ watched, addressOf }: ErrorReportsOptions): Router {
  return Router().post(reportClientError.path, (request, response, next) => {
    const bucket = keptBucket(request);
    const page = URL.parse(request.get('referer') ?? '');
    if (bucket !== null && page !== null && request.get(CANARY_HEADER) === undefined) {
      const failed = { remote: remoteOf(page.pathname), bucket, address: addressOf(request) };
      response.once('finish', () => {
        if (response.statusCode < 300) watched.pageFailed(failed);
      });
    }
    next();
  });
}
