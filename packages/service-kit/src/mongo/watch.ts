import type { Connection } from 'mongoose';
import { Gauge } from 'prom-client';
import type { Log } from '../process/log.ts';
import { type Metrics, showAtScrape } from '../process/metrics.ts';
import { isMongoReady } from './connect.ts';

/** Shows at each scrape whether MongoDB can be used, and how far this process's clock is from that of its primary. */
export function watchMongo(connection: Connection, { metrics, log }: { metrics: Metrics; log: Log }): void {
  metrics.watch('mongodb', () => isMongoReady(connection));
  new Gauge({
    name: 'clock_offset_seconds',
    help: "How far this process's clock is ahead of the database's; deadlines of replicas differ by it",
    registers: [metrics.registry],
    collect() {
      const unknown = "the database's clock is unknown: MongoDB is unavailable";
      const read = () => clockOffset(connection);
      return showAtScrape(log, unknown, read, (offset) => this.set(offset / 1000));
    },
  });
}

/** Milliseconds, within half of what the question takes. */
async function clockOffset(connection: Connection): Promise<number> {
  const { db } = connection;
  if (db === undefined) throw new Error('there is no connection to MongoDB');
  const asked = Date.now();
  const { localTime } = await db.admin().command({ hello: 1 });
  return (asked + Date.now()) / 2 - (localTime as Date).getTime();
}
