import {
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { TRACEPARENT_HEADER } from '@zielona-fala/contracts';

const tracer = trace.getTracer('zielona-fala');

/** The trace that the work at hand belongs to, in W3C's form; null while traces are off. */
export function activeTraceparent(): string | null {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier, defaultTextMapSetter);
  return carrier[TRACEPARENT_HEADER] ?? null;
}

/** Whether the work at hand is traced, so that calls that follow from it say so by themselves. */
export const isTraced = (): boolean => trace.getActiveSpan() !== undefined;

/** One event on its way, as a trace shows it. */
export interface EventSpan {
  readonly topic: string;
  readonly id: string;
  /** Of the work that the event tells of. */
  readonly traceparent: string | null;
}

/**
 * Handles events together, each as a part of the trace that it comes from; what is done meanwhile is seen in the trace of
 * the first. Costs next to nothing while traces are off.
 */
export function inProcessSpans<Result>(
  events: readonly EventSpan[],
  work: () => Promise<Result>,
): Promise<Result> {
  const spans = events.map((event) => start('process', SpanKind.CONSUMER, event));
  const [first] = spans;
  const active = first === undefined ? context.active() : trace.setSpan(context.active(), first);
  return context.with(active, () => ending(spans, work));
}

/** Sends events together, each as a part of the trace that it comes from. */
export function inSendSpans<Result>(
  events: readonly EventSpan[],
  work: () => Promise<Result>,
): Promise<Result> {
  return ending(
    events.map((event) => start('send', SpanKind.PRODUCER, event)),
    work,
  );
}

function start(doing: string, kind: SpanKind, { topic, id, traceparent }: EventSpan): Span {
  const carrier = traceparent === null ? {} : { [TRACEPARENT_HEADER]: traceparent };
  const attributes = {
    'messaging.system': 'kafka',
    'messaging.operation.type': doing,
    'messaging.destination.name': topic,
    'messaging.message.id': id,
  };
  const parent = propagation.extract(context.active(), carrier, defaultTextMapGetter);
  return tracer.startSpan(`${doing} ${topic}`, { kind, attributes }, parent);
}

async function ending<Result>(spans: readonly Span[], work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    for (const span of spans) span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    for (const span of spans) span.end();
  }
}
