import { register } from 'node:module';
import process from 'node:process';

/**
 * Preloaded by `node --import`, before anything that is to be traced is loaded. Traces are off, and nothing else is
 * loaded, unless one of the standard variables of OpenTelemetry says where they go.
 */
const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_ZIPKIN_ENDPOINT } = process.env;

if (OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_EXPORTER_ZIPKIN_ENDPOINT) {
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);
  const { startTracing } = await import('./start-tracing.ts');
  startTracing();
}
