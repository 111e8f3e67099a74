import { Histogram, type Registry } from 'prom-client';
import { systemClock } from '../../process/clock.ts';
import type { EventHandler } from './handler.ts';

/** Measures the time from the occurrence of each event until it has been applied; for a parked event, until it is redriven. */
export function createAgeMeter(registry: Registry): (handler: EventHandler) => EventHandler {
  const ages = new Histogram({
    name: 'event_age_seconds',
    help: 'Time from the occurrence of an event until it has been applied here',
    labelNames: ['topic'],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 5, 30, 300],
    registers: [registry],
  });
  return (handler) => ({
    ...handler,
    async applied(event) {
      const age = systemClock.now().getTime() - Date.parse(event.occurredAt);
      ages.observe({ topic: handler.topic }, Math.max(0, age) / 1000);
      await handler.applied?.(event);
    },
  });
}
