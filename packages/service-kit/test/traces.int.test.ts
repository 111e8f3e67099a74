import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Span, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { TEST_FINISHED } from '@zielona-fala/contracts/events';
import type { Connection } from 'mongoose';
import { createEvents, type Events } from '../src/events/events.ts';
import { eventHandler } from '../src/events/index.ts';
import { connectMongo, createTransact } from '../src/mongo/index.ts';
import { createLog, createMetrics, systemClock } from '../src/process/index.ts';
import { testResources, waitFor } from '../src/testing/index.ts';

const resources = testResources('kit');
const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });

let connection: Connection;
let events: Events;
const inHandler: (Span | undefined)[] = [];

beforeAll(async () => {
  provider.register();
  connection = await connectMongo(resources.mongoUri);
  events = createEvents({
    service: 'traced',
    connection,
    brokers: resources.kafkaBrokers,
    prefix: resources.kafkaPrefix,
    clock: systemClock,
    log: createLog('traced', 'silent'),
    metrics: createMetrics(),
  });
  const apply = async () => void inHandler.push(trace.getActiveSpan());
  await events.start([eventHandler({ topic: 'test-finished', apply })]);
});

afterAll(async () => {
  await events.stop();
  await connection.close();
  await provider.shutdown();
});

test('an event goes on with the trace of the change it tells of, from the outbox to its consumer', async () => {
  const { data } = TEST_FINISHED.golden;
  const change = await trace.getTracer('test').startActiveSpan('a change', async (span) => {
    await createTransact(connection)((transaction) =>
      events.outbox.append('test-finished', data, transaction),
    );
    span.end();
    return span.spanContext();
  });
  const named = (name: string) => exporter.getFinishedSpans().find((span) => span.name === name);
  // the event may be heard of before its sender knows that it was taken
  for (const name of ['send test-finished', 'process test-finished']) {
    await waitFor(name, () => named(name) !== undefined);
    expect(named(name)?.spanContext().traceId).toBe(change.traceId);
    expect(named(name)?.parentSpanContext?.spanId).toBe(change.spanId);
  }
  expect(inHandler[0]?.spanContext()).toEqual(named('process test-finished')?.spanContext());
});
