import { Counter, collectDefaultMetrics, Gauge, Histogram, type LabelValues, Registry } from 'prom-client';
import type { Log } from './log.ts';
import { within } from './within.ts';

/** Measurements of one process, in Prometheus' terms. */
export interface Metrics {
  readonly registry: Registry;
  readonly httpDurations: Histogram<'method' | 'route' | 'status'>;
  readonly refusals: Counter<'reason'>;
  /** Shows at each scrape whether a server that this process needs can be used. @param isUp rejects or hangs: it cannot */
  watch(server: ServerName, isUp: () => Promise<boolean>): void;
}

/** Why a caller was sent away although everything works. */
export const REFUSAL_REASONS = [
  'calls-of-network',
  'connections-of-network',
  'slow-body',
  'unread-answer',
  'pipelined-calls',
  'undeclared-body',
] as const;

/** A server that is no process of ours. */
export type ServerName = 'mongodb' | 'redis' | 'kafka';

/** Each measurement of the event loop wakes the process; ten per second suffice to detect that it is blocked. */
const EVENT_LOOP_PRECISION_MS = 100;
/** Build of a process without BUILD_ID, as on a developer's machine. */
export const UNNAMED_BUILD = 'unnamed';
/** How long a scrape waits for what is measured elsewhere. */
const SCRAPE_LIMIT_MS = 1000;

/** @param build which build of its sources this process runs */
export function createMetrics(build = UNNAMED_BUILD): Metrics {
  const registry = new Registry();
  new Gauge({
    name: 'build_info',
    help: 'Build of this process, as a label; always 1',
    labelNames: ['build'],
    registers: [registry],
  }).set({ build }, 1);
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_PRECISION_MS });
  const refusals = new Counter({
    name: 'http_refusals_total',
    help: 'Calls and connections that were ended for what their caller did, or for all that its network does',
    labelNames: ['reason'],
    registers: [registry],
  });
  countFromZero(
    refusals,
    REFUSAL_REASONS.map((reason) => ({ reason })),
  );
  const watched = new Map<ServerName, () => Promise<boolean>>();
  new Gauge({
    name: 'server_up',
    help: 'Whether a server that this process needs can be used',
    labelNames: ['server'],
    registers: [registry],
    async collect() {
      for (const [server, isUp] of watched) {
        const up = await within(SCRAPE_LIMIT_MS, isUp()).catch(() => false);
        this.set({ server }, up ? 1 : 0);
      }
    },
  });
  return {
    registry,
    refusals,
    httpDurations: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to the end of its response; route is empty if unknown',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
      registers: [registry],
    }),
    watch(server, isUp) {
      watched.set(server, isUp);
    },
  };
}

/** Shows each series of a counter before it counts: Prometheus misses the first increment of one that starts with it. */
export function countFromZero<Label extends string>(
  counter: Counter<Label>,
  series: readonly LabelValues<Label>[],
): void {
  for (const labels of series) counter.inc(labels, 0);
}

/**
 * For the `collect` of a gauge: reads what is measured elsewhere, and shows it. If that fails or takes too long, the last
 * values stay: a server that is away holds up no scrape.
 * @param unknown what the log says then
 */
export async function showAtScrape<Value>(
  log: Log,
  unknown: string,
  read: () => Promise<Value>,
  show: (value: Value) => void,
): Promise<void> {
  try {
    show(await within(SCRAPE_LIMIT_MS, read()));
  } catch (error) {
    log.debug({ err: error }, unknown);
  }
}
