import { Counter, type Registry } from 'prom-client';

/** Counts what became of attempts to send notifications. */
export type PushMetrics = Counter<'outcome'>;

export const createPushMetrics = (registry: Registry): PushMetrics =>
  new Counter({
    name: 'push_attempts_total',
    help: 'Attempts to send a notification, by what came of them',
    labelNames: ['outcome'],
    registers: [registry],
  });
