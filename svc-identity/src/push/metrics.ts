import { countFromZero } from '@zielona-fala/service-kit/process';
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
  countFromZero(
    attempts,
    OUTCOMES.map((outcome) => ({ outcome })),
  );
  return attempts;
}
