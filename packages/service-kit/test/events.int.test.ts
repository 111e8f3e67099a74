import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestFinishedEvent } from '@zielona-fala/contracts';
import { testFinishedV1 } from '@zielona-fala/contracts/golden';
import type { Producer } from 'kafkajs';
import type { Connection } from 'mongoose';
import { createEvents, type Events } from '../src/events.ts';
import {
  connectMongo,
  createLog,
  createMetrics,
  createPositions,
  type EventHandler,
  eventHandler,
  inTransaction,
  newEventId,
  runInContext,
  systemClock,
} from '../src/index.ts';
import { createKafka } from '../src/kafka/kafka.ts';
import { testResources, waitFor } from '../src/testing/index.ts';

const resources = testResources('kit');
const topic = `${resources.kafkaPrefix}test-finished`;
const userId = testFinishedV1.data.userId;

let connection: Connection;
let producer: Producer;
const running: Events[] = [];

interface Count {
  readonly _id: number;
  readonly xp: number;
  readonly requestIds: readonly string[];
}

const counts = () => connection.collection<Count>('counts');
const countOf = async (id: number) => (await counts().findOne({ _id: id }))?.xp ?? 0;

/** Adds what the event earned: applied twice, it would show. */
const adding = eventHandler({
  topic: 'test-finished',
  apply: async (event, session) => {
    await counts().updateOne(
      { _id: event.data.userId },
      { $inc: { xp: event.data.xpGained }, $push: { requestIds: event.correlationId } },
      { upsert: true, session },
    );
    if (event.data.testId === 13) throw new Error('an event that cannot be applied');
  },
});

async function startEvents(service: string, handlers: readonly EventHandler[] = []): Promise<Events> {
  const events = createEvents({
    service,
    connection,
    brokers: resources.kafkaBrokers,
    prefix: resources.kafkaPrefix,
    clock: systemClock,
    log: createLog(service, 'silent'),
    metrics: createMetrics(),
  });
  await events.start(handlers);
  running.push(events);
  return events;
}

const event = (change: Partial<TestFinishedEvent['data']> = {}, sequence = 1): TestFinishedEvent => {
  const data = { ...testFinishedV1.data, ...change };
  return { ...testFinishedV1, id: newEventId(), aggregateId: String(data.userId), sequence, data };
};

const publish = (...values: string[]) =>
  producer.send({ topic, messages: values.map((value) => ({ key: 'one-partition', value })) });

beforeAll(async () => {
  connection = await connectMongo(resources.mongoUri);
  producer = createKafka('test', resources.kafkaBrokers, createLog('test', 'silent')).producer();
  await producer.connect();
});

afterEach(async () => {
  for (const events of running.splice(0)) await events.stop();
  await counts().deleteMany({});
});

afterAll(async () => {
  await producer.disconnect();
  await connection.dropDatabase();
  await connection.close();
});

describe('outbox to inbox', () => {
  test('an event written with a change arrives once, with the request id that caused it', async () => {
    const events = await startEvents('reader', [adding]);
    const sequence = await runInContext({ requestId: 'request-1', traceparent: null }, () =>
      inTransaction(connection, (session) =>
        events.outbox.append('test-finished', testFinishedV1.data, session),
      ),
    );
    const count = await waitFor('the effect', () => counts().findOne({ _id: userId }));
    expect(count).toMatchObject({ xp: testFinishedV1.data.xpGained, requestIds: ['request-1'] });
    expect(await createPositions(connection).reached('svc-tests', userId)).toBe(sequence);
  });

  test('a change that is rolled back publishes nothing, and sequences have no gap', async () => {
    const events = await startEvents('rolled-back', [adding]);
    const learner = 4711;
    const data = { ...testFinishedV1.data, userId: learner };
    const failing = inTransaction(connection, async (session) => {
      await events.outbox.append('test-finished', data, session);
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    const sequence = await inTransaction(connection, (session) =>
      events.outbox.append('test-finished', data, session),
    );
    expect(sequence).toBe(1);
    await waitFor('the second event', () => countOf(learner));
    expect(await countOf(learner)).toBe(data.xpGained);
  });

  test('an event delivered ten times counts once', async () => {
    await startEvents('duplicates', [adding]);
    const repeated = JSON.stringify(event({ userId: 5 }));
    const last = JSON.stringify(event({ userId: 6 }));
    await publish(...Array<string>(10).fill(repeated), last);
    await waitFor('the last event', () => countOf(6));
    expect(await countOf(5)).toBe(testFinishedV1.data.xpGained);
  });

  test('what cannot be read or applied is parked, changes nothing and delays nobody', async () => {
    await startEvents('poison', [adding]);
    const poison = event({ userId: 7, testId: 13 }, 9);
    await publish(
      'not json',
      JSON.stringify({ ...event(), version: 99 }),
      JSON.stringify(poison),
      JSON.stringify(event({ userId: 8 })),
    );
    await waitFor('the event behind the poison', () => countOf(8));
    expect(await countOf(7)).toBe(0);
    const parked = await connection.collection('dead_letters').find({}).toArray();
    expect(parked.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('ValidationError'),
      expect.stringContaining('version'),
      'Error: an event that cannot be applied',
    ]);
    expect(await createPositions(connection).reached('svc-tests', 7)).toBe(9);
  });
});
