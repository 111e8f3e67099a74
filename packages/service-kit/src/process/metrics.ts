import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Measurements of one process, in Prometheus' terms. */
export interface Metrics {
  readonly registry: Registry;
  readonly httpDurations: Histogram<'method' | 'status'>;
}

/** Each look at the event loop wakes the process: ten a second are enough to see it stand still. */
const EVENT_LOOP_PRECISION_MS = 100;

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_PRECISION_MS });
  return {
    registry,
    httpDurations: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to the end of its answer',
      labelNames: ['method', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
      registers: [registry],
    }),
  };
}
