import type { Connection } from 'mongoose';
import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../../process/clock.ts';
import type { Log } from '../../process/log.ts';
import { showAtScrape } from '../../process/metrics.ts';
import { leaseHolder } from '../../worker/lease.ts';
import { oldestPending, RELAY_LEASE } from './outbox.ts';

/** Metrics of the outbox, read at each scrape and equal in every replica; if reading fails, the last values are kept. */
export function createOutboxMetrics(
  registry: Registry,
  connection: Connection,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): void {
  const held = new Gauge({
    name: 'outbox_relay_held',
    help: 'Whether this replica holds the lease of the outbox relay; no replica does while the outbox is empty',
    registers: [registry],
  });
  new Gauge({
    name: 'outbox_oldest_age_seconds',
    help: 'Age of the oldest event that has not been sent to Kafka, 0 if there is none',
    registers: [registry],
    collect() {
      const now = clock.now();
      const read = () => Promise.all([oldestPending(connection), leaseHolder(connection, RELAY_LEASE)]);
      return showAtScrape(
        log,
        'state of the outbox unknown: MongoDB is unavailable',
        read,
        ([oldest, holder]) => {
          this.set(oldest === null ? 0 : Math.max(0, now.getTime() - oldest.getTime()) / 1000);
          held.set(holder === null ? 0 : 1);
        },
      );
    },
  });
}
