import { reportClientError } from '@zielona-fala/contracts/api/client-errors/report-client-error';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import type { TakeReport } from './reports.ts';

export function clientErrorRoutes(take: TakeReport): Endpoint[] {
  return [serve(reportClientError, ({ body }) => take(body))];
}
