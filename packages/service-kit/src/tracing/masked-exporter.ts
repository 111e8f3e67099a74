import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import { maskPath } from '@zielona-fala/contracts';

/** Attributes that a trace may contain: nothing that identifies the caller or the content of a call. */
const TOLD: ReadonlySet<string> = new Set([
  'db.collection.name',
  'db.mongodb.collection',
  'db.operation',
  'db.operation.name',
  'db.system',
  'db.system.name',
  'error.type',
  'http.method',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'http.status_code',
  'messaging.destination.name',
  'messaging.message.id',
  'messaging.operation.type',
  'messaging.system',
]);

/** Attributes that contain a path or URL: the query is removed and tokens are masked. */
const ADDRESSES: ReadonlySet<string> = new Set(['http.target', 'http.url', 'url.full', 'url.path']);

/** Exports spans without personal data: only attributes on the allowlist leave the process. */
export function maskedExporter(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(masked), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

const masked = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    attributes: { value: told(span.attributes) },
    // an exception's message may quote what was sent
    events: { value: span.events.map(({ name, time }) => ({ name, time })) },
    status: { value: { code: span.status.code } },
  });

function told(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      if (TOLD.has(name)) return [[name, value]];
      return ADDRESSES.has(name) ? [[name, pathOf(String(value))]] : [];
    }),
  );
}

/** Callers write addresses: `//` is none. */
const pathOf = (address: string): string => maskPath(URL.parse(address, 'http://any')?.pathname ?? '');
