import type { ClientErrorReport } from '@zielona-fala/contracts';
import type { AppParts } from '@zielona-fala/service-kit/process';
import { Counter } from 'prom-client';
import { maskReport } from './mask.ts';
import type { ErrorForwarder } from './sentry.ts';

/** Takes an error of a browser. */
export type TakeReport = (report: ClientErrorReport) => void;

/** Logs each report as one line, counts it, and passes it on where a server for errors is configured. */
export function createTakeReport({ log, metrics }: AppParts, forwarder: ErrorForwarder | null): TakeReport {
  const registers = [metrics.registry];
  const taken = new Counter({
    name: 'client_errors_total',
    help: 'Errors that browsers have reported',
    registers,
  });
  const forwarded = new Counter({
    name: 'client_errors_forwarded_total',
    help: 'What came of passing them on to the server for errors',
    labelNames: ['outcome'],
    registers,
  });
  return (report) => {
    const masked = maskReport(report);
    taken.inc();
    log.warn({ clientError: masked }, 'error in a browser');
    void forwarder?.forward(masked).then((outcome) => forwarded.inc({ outcome }));
  };
}
