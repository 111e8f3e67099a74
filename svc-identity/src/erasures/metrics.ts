import { type Clock, type Log, showAtScrape } from '@zielona-fala/service-kit/process';
import { Gauge, type Registry } from 'prom-client';
import type { ErasureStore } from './store.ts';

/** Shows how old the copy of the erasure log outside of the database is. Without any, a backup could bring everybody back. */
export function createErasureMetrics(
  registry: Registry,
  { lastExport }: Pick<ErasureStore, 'lastExport'>,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): void {
  new Gauge({
    name: 'erasure_log_age_seconds',
    help: 'How long ago the erasure log was last exported, infinite when it never was',
    registers: [registry],
    collect() {
      const unknown = 'the last export of the erasure log is unknown: MongoDB is unavailable';
      return showAtScrape(log, unknown, lastExport, (at) =>
        this.set(at === null ? Number.POSITIVE_INFINITY : (clock.now().getTime() - at.getTime()) / 1000),
      );
    },
  });
}
