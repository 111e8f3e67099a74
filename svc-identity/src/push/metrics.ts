import { Counter, type Registry } from 'prom-client';

const OUTCOMES = ['sent', 'gone', 'deferred', 'expired', 'refused'];

/** Counts what became of attempts to send notifications. */
export type PushMetrics = Counter<'outcome'>;

export function createPushMetrics(registry: Registry): PushMetrics {
  const attempts = new Counter({
    name: 'push_attempts_total',
    help: 'Attempts to send a notification, by what came of them',
    labelNames: ['outcome'],
    registers: [registry],
  });
  // from zero: Prometheus misses the first increment of a series that starts with it
  for (const outcome of OUTCOMES) attempts.inc({ outcome }, 0);
  return attempts;
}
