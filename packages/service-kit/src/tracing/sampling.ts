import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import process from 'node:process';
import { SpanKind } from '@opentelemetry/api';
import {
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import { TRACEPARENT_FORM, TRACEPARENT_HEADER, TRACESTATE_HEADER } from '@zielona-fala/contracts';

const SAMPLED = 0x01;

export interface Sampling {
  /** Undefined where OpenTelemetry's own reading of its variables holds. */
  readonly sampler: Sampler | undefined;
  /**
   * Whether a call is in no trace. Called once for each, before anything else; services behind this one are told by the
   * call's headers.
   */
  readonly isLeftOut: (request: IncomingMessage) => boolean;
}

/**
 * With `OTEL_TRACES_SAMPLER=parentbased_traceidratio` it is decided before a call's span would begin whether it is traced:
 * instrumentations do nearly all of their work for spans that nobody samples, too.
 */
export function createSampling({ OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG } = process.env): Sampling {
  if (OTEL_TRACES_SAMPLER !== 'parentbased_traceidratio') {
    return { sampler: undefined, isLeftOut: () => false };
  }
  const ratio = ratioOf(OTEL_TRACES_SAMPLER_ARG);
  const ofOtherWork = new TraceIdRatioBasedSampler(ratio);
  const root: Sampler = {
    shouldSample(context, traceId, _name, kind) {
      // decided by isLeftOut
      if (kind === SpanKind.SERVER) return { decision: SamplingDecision.RECORD_AND_SAMPLED };
      return ofOtherWork.shouldSample(context, traceId);
    },
    toString: () => `calls decided on arrival, ${ofOtherWork}`,
  };
  return {
    sampler: new ParentBasedSampler({ root }),
    isLeftOut({ headers }) {
      const given = headers[TRACEPARENT_HEADER];
      if (typeof given === 'string' && TRACEPARENT_FORM.test(given)) return !isSampled(given);
      if (Math.random() < ratio) return false;
      headers[TRACEPARENT_HEADER] = unsampledTrace();
      // of a trace that is none
      delete headers[TRACESTATE_HEADER];
      return true;
    },
  };
}

/** As OpenTelemetry reads it: everything where it is missing or no share. */
function ratioOf(given = ''): number {
  const ratio = given.trim() === '' ? Number.NaN : Number(given);
  return ratio >= 0 && ratio <= 1 ? ratio : 1;
}

const isSampled = (traceparent: string): boolean =>
  (Number.parseInt(traceparent.slice(-2), 16) & SAMPLED) === SAMPLED;

function unsampledTrace(): string {
  const ids = randomBytes(24).toString('hex');
  return `00-${ids.slice(0, 32)}-${ids.slice(32)}-00`;
}
