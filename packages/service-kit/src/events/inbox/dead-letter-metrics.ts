import { Gauge, type Registry } from 'prom-client';
import type { Log } from '../../process/log.ts';
import { showAtScrape } from '../../process/metrics.ts';
import type { DeadLetters } from './dead-letters.ts';

/** Counts dead letters at each scrape, so that an alert stays active until they are redriven. */
export function createDeadLetterMetrics(registry: Registry, letters: DeadLetters, log: Log): void {
  new Gauge({
    name: 'dead_letters',
    help: 'Events that could not be applied and have not been redriven; erasure: it may be the erasure of a learner',
    labelNames: ['topic', 'erasure'],
    registers: [registry],
    collect() {
      const unknown = 'number of dead letters unknown: MongoDB is unavailable';
      return showAtScrape(log, unknown, letters.count, (counts) => {
        this.reset();
        for (const { topic, erasure, letters } of counts)
          this.set({ topic, erasure: String(erasure) }, letters);
      });
    },
  });
}
