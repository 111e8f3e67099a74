import type { ServiceName } from '@zielona-fala/contracts';
import { Problem, unavailable } from '@zielona-fala/service-kit/http';
import type { AppParts } from '@zielona-fala/service-kit/process';
import CircuitBreaker from 'opossum';
import { Gauge } from 'prom-client';
import { createSlots, type SlotCall, type SlotLimits } from './slots.ts';

/** Settings of the circuit breaker in front of a service. */
export interface CircuitSettings extends SlotLimits {
  /** Minimum number of calls in the last ten seconds before the circuit can open. */
  readonly fewest: number;
  /** Milliseconds until a trial call is let through an open circuit. */
  readonly restMs: number;
}

const WINDOW_MS = 10_000;
const UNANSWERED_PERCENT = 50;
const RETRY_AFTER_SECONDS = 5;

/**
 * Passes a call on, until its answer begins; what it throws for want of an answer opens the circuit in the end.
 * @param isTrial whether the call is to learn if the service answers again, also when its caller leaves
 * @returns whether an answer began; false when the caller left before, which says nothing of the service
 */
export type Begin = (isTrial: boolean) => Promise<boolean>;

/** A circuit breaker for each service: while it is open, calls fail immediately instead of timing out. */
export interface Circuits {
  /** @throws Problem 503 when the circuit is open or too many calls wait; else what `begin` throws */
  during(call: SlotCall & { readonly service: ServiceName }, begin: Begin): Promise<void>;
  close(): void;
}

export function createCircuits(
  services: readonly ServiceName[],
  settings: CircuitSettings,
  { log, metrics }: AppParts,
): Circuits {
  const gauge = new Gauge({
    name: 'upstream_circuit_open',
    help: 'Whether the circuit of a service is open because the service does not respond',
    labelNames: ['service'],
    registers: [metrics.registry],
  });
  const create = (service: ServiceName) => {
    const circuit = new CircuitBreaker((outcome: () => Promise<void>) => outcome(), {
      timeout: false,
      volumeThreshold: settings.fewest,
      errorThresholdPercentage: UNANSWERED_PERCENT,
      rollingCountTimeout: WINDOW_MS,
      rollingPercentilesEnabled: false,
      resetTimeout: settings.restMs,
      // only missing responses count as failures
      errorFilter: (error: unknown) => !(error instanceof Problem && error.status === 503),
    });
    gauge.set({ service }, 0);
    circuit.on('open', () => {
      gauge.set({ service }, 1);
      log.warn({ service }, 'service does not respond; circuit opened');
    });
    circuit.on('close', () => {
      gauge.set({ service }, 0);
      log.info({ service }, 'service responds again; circuit closed');
    });
    return { circuit, ask: createAsk(circuit), slots: createSlots(settings) };
  };
  const created = new Map(services.map((service) => [service, create(service)]));

  return {
    async during({ service, ...call }, begin) {
      const own = created.get(service);
      await own?.slots.during(call, () => own.ask(begin), refuse);
    },
    close() {
      for (const { circuit } of created.values()) circuit.shutdown();
    },
  };
}

/** Asks a service where its circuit allows it, and tells the circuit only how the service has answered. */
function createAsk(circuit: CircuitBreaker<[() => Promise<void>]>): (begin: Begin) => Promise<void> {
  let isTrying = false;

  const tell = async (outcome: () => Promise<void>): Promise<void> => {
    // ignored if the circuit has opened meanwhile
    await circuit.fire(outcome).catch(() => undefined);
  };

  const ask = async (begin: Begin, isTrial: boolean): Promise<void> => {
    try {
      if (await begin(isTrial)) await tell(async () => undefined);
    } catch (error) {
      await tell(() => Promise.reject(error));
      throw error;
    }
  };

  return async (begin) => {
    if (circuit.closed) return ask(begin, false);
    if (circuit.opened || isTrying) refuse();
    isTrying = true;
    try {
      await ask(begin, true);
    } finally {
      isTrying = false;
    }
  };
}

function refuse(): never {
  throw unavailable(
    'The service behind this address is unavailable; try again in a moment',
    RETRY_AFTER_SECONDS,
  );
}
