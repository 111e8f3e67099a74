import { expect, test } from '@jest/globals';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import { maskedExporter } from '../src/tracing/masked-exporter.ts';

const ignore = async () => undefined;

test.each([
  ['/users/me?token=secret', '/users/me'],
  ['//', ''],
])('of the address %j a trace keeps %j, and the other spans are exported with it', (address, kept) => {
  const exported: ReadableSpan[] = [];
  const exporter: SpanExporter = { export: (spans) => void exported.push(...spans), shutdown: ignore };
  const span = { attributes: { 'url.path': address }, events: [], status: { code: 0 } };
  const other = { ...span, attributes: { 'url.path': '/other' } };
  maskedExporter(exporter).export([span, other] as unknown as ReadableSpan[], () => undefined);
  expect(exported.map(({ attributes }) => attributes)).toEqual([
    { 'url.path': kept },
    { 'url.path': '/other' },
  ]);
});
