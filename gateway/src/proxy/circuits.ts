import type { ServiceName } from '@zielona-fala/contracts';
import { Problem, unavailable } from '@zielona-fala/service-kit/http';
import type { AppParts } from '@zielona-fala/service-kit/process';
import CircuitBreaker from 'opossum';
import { Gauge } from 'prom-client';

/** How a service that does not answer is spared, and its callers with it. */
export interface CircuitSettings {
  /** Calls of the last ten seconds below which nothing is concluded. */
  readonly fewest: number;
  /** After how many milliseconds one call tries whether the service answers again. */
  readonly restMs: number;
  /**
   * Calls that may wait for the head of one service's answer at once; any more are refused at once. Those that change
   * something may take half of these places, so that no flood of sign-ins keeps others from reading.
   */
  readonly waiting: number;
}

const WINDOW_MS = 10_000;
const UNANSWERED_PERCENT = 50;
const RETRY_AFTER_SECONDS = 5;

/** One circuit for each service: open, its calls are refused at once instead of waiting for an answer that does not come. */
export interface Circuits {
  /**
   * @param begin passes a call on, until its answer begins; what it throws for want of an answer opens the circuit in the end
   * @throws Problem 503 when the circuit is open or too many calls wait; else what `begin` throws
   */
  during(call: { service: ServiceName; isChange: boolean }, begin: () => Promise<void>): Promise<void>;
  close(): void;
}

export function createCircuits(
  services: readonly ServiceName[],
  settings: CircuitSettings,
  { log, metrics }: AppParts,
): Circuits {
  const gauge = new Gauge({
    name: 'upstream_circuit_open',
    help: 'Whether calls of a service are refused because it does not answer',
    labelNames: ['service'],
    registers: [metrics.registry],
  });
  const create = (service: ServiceName) => {
    const circuit = new CircuitBreaker((begin: () => Promise<void>) => begin(), {
      timeout: false,
      volumeThreshold: settings.fewest,
      errorThresholdPercentage: UNANSWERED_PERCENT,
      rollingCountTimeout: WINDOW_MS,
      rollingPercentilesEnabled: false,
      resetTimeout: settings.restMs,
      capacity: settings.waiting,
      // only a service without an answer is spared: neither a full queue nor a caller who left speaks against it
      errorFilter: (error: unknown) => !(error instanceof Problem && error.status === 503),
    });
    gauge.set({ service }, 0);
    circuit.on('open', () => {
      gauge.set({ service }, 1);
      log.warn({ service }, 'service does not answer; its calls are refused for a while');
    });
    circuit.on('close', () => {
      gauge.set({ service }, 0);
      log.info({ service }, 'service answers again');
    });
    return circuit;
  };
  const circuits = new Map(services.map((service) => [service, create(service)]));
  const changesWaiting = new Map<ServiceName, number>();
  const mostChanges = Math.max(1, Math.floor(settings.waiting / 2));
  const addChange = (service: ServiceName, more: 1 | -1): void => {
    changesWaiting.set(service, (changesWaiting.get(service) ?? 0) + more);
  };

  return {
    async during({ service, isChange }, begin) {
      if (!isChange) {
        await circuits.get(service)?.fire(begin).catch(asProblem);
        return;
      }
      if ((changesWaiting.get(service) ?? 0) >= mostChanges) throw tooBusy();
      addChange(service, 1);
      try {
        await circuits.get(service)?.fire(begin).catch(asProblem);
      } finally {
        addChange(service, -1);
      }
    },
    close() {
      for (const circuit of circuits.values()) circuit.shutdown();
    },
  };
}

const REFUSALS: ReadonlySet<unknown> = new Set(['EOPENBREAKER', 'ESEMLOCKED']);

function asProblem(error: unknown): never {
  if (!(error instanceof Error && 'code' in error && REFUSALS.has(error.code))) throw error;
  throw tooBusy(error);
}

function tooBusy(cause?: unknown): Problem {
  return unavailable(
    'The service behind this address is unavailable; try again in a moment',
    RETRY_AFTER_SECONDS,
    cause,
  );
}
