import { Gauge, type Registry } from 'prom-client';
import type { Log } from '../../process/log.ts';
import { showAtScrape } from '../../process/metrics.ts';
import type { PartitionLag } from './lag.ts';

/** Metrics of a consumer's progress. */
export interface ConsumerMetrics {
  /** Unix time in seconds of the last event that was finished, by topic. */
  readonly lastEvent: Gauge<'topic'>;
  /** Messages that the consumer group has not processed yet. */
  readonly lag: Gauge<'topic' | 'partition'>;
}

/** @param readLag called at each scrape, so that the lag is current even if nothing is consumed; if it fails, the last value is kept */
export function createConsumerMetrics(
  registry: Registry,
  readLag: () => Promise<readonly PartitionLag[]>,
  log: Log,
): ConsumerMetrics {
  return {
    lastEvent: new Gauge({
      name: 'consumer_last_event_timestamp_seconds',
      help: 'When a consumer last finished an event',
      labelNames: ['topic'],
      registers: [registry],
    }),
    lag: new Gauge({
      name: 'consumer_lag_messages',
      help: 'Messages that the consumer group has not processed yet',
      labelNames: ['topic', 'partition'],
      registers: [registry],
      collect() {
        return showAtScrape(log, 'consumer lag unknown: Kafka is unavailable', readLag, (lags) => {
          for (const { topic, partition, lag } of lags) this.set({ topic, partition }, lag);
        });
      },
    }),
  };
}
