import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Measurements of one process, in Prometheus' terms. */
export interface Metrics {
  readonly registry: Registry;
  readonly httpDurations: Histogram<'method' | 'status'>;
  /** Unix time in seconds of the last event a consumer finished, by topic. */
  readonly lastEvent: Gauge<'topic'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    httpDurations: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to the end of its answer',
      labelNames: ['method', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
      registers: [registry],
    }),
    lastEvent: new Gauge({
      name: 'consumer_last_event_timestamp_seconds',
      help: 'When a consumer last finished an event',
      labelNames: ['topic'],
      registers: [registry],
    }),
  };
}
