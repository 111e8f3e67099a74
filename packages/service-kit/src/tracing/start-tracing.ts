import process from 'node:process';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { ZipkinExporter } from '@opentelemetry/exporter-zipkin';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { ExpressInstrumentation, ExpressLayerType } from '@opentelemetry/instrumentation-express';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { MongoDBInstrumentation } from '@opentelemetry/instrumentation-mongodb';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { detectResources, envDetector } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { maskedExporter } from './masked-exporter.ts';
import { createSampling } from './sampling.ts';

/** Kept by the exporter for a moment, so that a call costs no call of its own. */
const EXPORT_EVERY_MS = 1000;

/**
 * Traces calls, queries and events from here on. Variables are OpenTelemetry's own: `OTEL_SERVICE_NAME`, the endpoint,
 * `OTEL_TRACES_SAMPLER`.
 */
export function startTracing(): void {
  const exporter = process.env.OTEL_EXPORTER_ZIPKIN_ENDPOINT ? new ZipkinExporter() : new OTLPTraceExporter();
  const { sampler, isLeftOut } = createSampling();
  const provider = new NodeTracerProvider({
    ...(sampler && { sampler }),
    resource: detectResources({ detectors: [envDetector] }),
    spanProcessors: [
      new BatchSpanProcessor(maskedExporter(exporter), { scheduledDelayMillis: EXPORT_EVERY_MS }),
    ],
  });
  provider.register();
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        requireParentforOutgoingSpans: true,
        ignoreIncomingRequestHook: (request) => PROBES.has(request.url ?? '') || isLeftOut(request),
      }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
      new ExpressInstrumentation({
        ignoreLayersType: [ExpressLayerType.MIDDLEWARE, ExpressLayerType.ROUTER],
      }),
      new MongoDBInstrumentation({ requireParentSpan: true }),
      new IORedisInstrumentation({ requireParentSpan: true }),
    ],
  });
  // the exporter has logged what fails; the process goes on to drain
  process.once('SIGTERM', () => void provider.forceFlush().catch(() => undefined));
}

const PROBES: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics']);
