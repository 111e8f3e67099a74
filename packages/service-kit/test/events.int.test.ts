import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type EventByTopic,
  TEST_FINISHED,
  type TestFinishedData,
  USER_CHANGED,
} from '@zielona-fala/contracts/events';
import type { Producer } from 'kafkajs';
import type { Connection } from 'mongoose';
import { createEvents, type Events } from '../src/events/events.ts';
import { createDeadLetters, createWatermarks, type EventHandler, eventHandler } from '../src/events/index.ts';
import { connectKafkajs } from '../src/events/kafka/kafkajs/connect.ts';
import { connectMongo, createTransact } from '../src/mongo/index.ts';
import { currentContext } from '../src/process/context.ts';
import { createLog, createMetrics, newEventId, runInContext, systemClock } from '../src/process/index.ts';
import type { Metrics } from '../src/process/metrics.ts';
import { testResources, waitFor } from '../src/testing/index.ts';

const resources = testResources('kit');
const topic = `${resources.kafkaPrefix}test-finished`;
const userId = TEST_FINISHED.golden.data.userId;

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
  apply: async (event, transaction) => {
    await counts().updateOne(
      { _id: event.data.userId },
      { $inc: { xp: event.data.xpGained }, $push: { requestIds: event.correlationId } },
      { upsert: true, session: transaction },
    );
    if (event.data.testId === 13) throw new Error('an event that cannot be applied');
  },
});

const stuck = eventHandler({
  topic: 'user-changed',
  apply: async () => {
    throw new Error('an event that cannot be applied');
  },
});

async function startEvents(
  service: string,
  handlers: readonly EventHandler[] = [],
  write: (line: string) => void = () => undefined,
): Promise<Events & { metrics: Metrics }> {
  const metrics = createMetrics();
  const events = createEvents({
    service,
    connection,
    brokers: resources.kafkaBrokers,
    prefix: resources.kafkaPrefix,
    kafka: resources.kafkaConnection,
    clock: systemClock,
    log: createLog(service, 'info', { write }),
    metrics,
  });
  await events.start(handlers);
  running.push(events);
  return { ...events, metrics };
}

const event = (change: Partial<TestFinishedData> = {}, sequence = 1): EventByTopic['test-finished'] => {
  const data = { ...TEST_FINISHED.golden.data, ...change };
  return { ...TEST_FINISHED.golden, id: newEventId(), aggregateId: String(data.userId), sequence, data };
};

const publish = (...values: string[]) =>
  producer.send({ topic, messages: values.map((value) => ({ key: 'one-partition', value })) });

beforeAll(async () => {
  connection = await connectMongo(resources.mongoUri);
  producer = connectKafkajs('test', resources.kafkaBrokers, createLog('test', 'silent')).producer();
  await producer.connect();
});

afterEach(async () => {
  await connection.collection('dead_letters').deleteMany({});
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
      createTransact(connection)((transaction) =>
        events.outbox.append('test-finished', TEST_FINISHED.golden.data, transaction),
      ),
    );
    const count = await waitFor('the effect', () => counts().findOne({ _id: userId }));
    expect(count).toMatchObject({ xp: TEST_FINISHED.golden.data.xpGained, requestIds: ['request-1'] });
    expect(await createWatermarks(connection).reached('test-finished', userId)).toBe(sequence);
  });

  test('a change that is rolled back publishes nothing, and sequences have no gap', async () => {
    const events = await startEvents('rolled-back', [adding]);
    const learner = 4711;
    const data = { ...TEST_FINISHED.golden.data, userId: learner };
    const failing = createTransact(connection)(async (transaction) => {
      await events.outbox.append('test-finished', data, transaction);
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    const sequence = await createTransact(connection)((transaction) =>
      events.outbox.append('test-finished', data, transaction),
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
    expect(await countOf(5)).toBe(TEST_FINISHED.golden.data.xpGained);
  });

  test.each(['', 'ola@example.test', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`])(
    'an event whose trace is %j counts all the same, without the trace',
    async (traceparent) => {
      const learner = 30 + traceparent.length;
      const traces: (string | null | undefined)[] = [];
      const following = eventHandler({
        topic: 'test-finished',
        async apply(finished, transaction) {
          await adding.apply([finished], transaction);
          traces.push(finished.traceparent, currentContext()?.traceparent);
        },
      });
      await startEvents(`trace-${learner}`, [following]);
      await publish(JSON.stringify({ ...event({ userId: learner }), traceparent }));
      await waitFor('the effect', () => countOf(learner));
      expect(new Set(traces)).toEqual(new Set([null]));
    },
  );

  test('a learner who cannot be forgotten yet is told of by measurement and in the log', async () => {
    const lines: { level: string; erasure?: boolean }[] = [];
    const { metrics } = await startEvents('forgetful', [stuck], (line) => lines.push(JSON.parse(line)));
    const waiting = async (erasure: boolean) =>
      (await metrics.registry.metrics()).includes(
        `dead_letters{topic="user-changed",erasure="${erasure}"} ${erasure ? 2 : 1}`,
      );
    const changed = (change: string, userId: number) => ({
      ...USER_CHANGED.golden,
      id: newEventId(),
      data: { userId, change, isActive: false },
    });
    await producer.send({
      topic: `${resources.kafkaPrefix}user-changed`,
      messages: [changed('renamed', 1), changed('deleted', 2), 'unreadable'].map((value) => ({
        key: 'one-partition',
        value: JSON.stringify(value),
      })),
    });
    await waitFor('the erasures', () => waiting(true));
    expect(await waiting(false)).toBe(true);
    const loud = lines.filter(({ level }) => level === 'fatal');
    expect(loud.map(({ erasure }) => erasure)).toEqual([true, true]);
    const letters = createDeadLetters(connection);
    for (const { _id } of await letters.list()) await letters.remove(_id);
    expect(await waiting(true)).toBe(false);
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
    expect(await createWatermarks(connection).reached('test-finished', 7)).toBe(9);
  });

  test('of many that arrive at once, some of them twice and one that cannot be applied, each other one counts once', async () => {
    const learners = Array.from({ length: 30 }, (_, index) => 100 + index);
    const good = learners.flatMap((learner) => [1, 2, 3].map((place) => event({ userId: learner }, place)));
    const poison = event({ userId: 107, testId: 13 }, 4);
    const repeated = good.filter((_, index) => index % 7 === 0);
    const values = [...good, poison, ...repeated, ...good.slice(0, 5)];
    await producer.send({
      topic,
      messages: values.map((value) => ({
        partition: 0,
        key: value.aggregateId,
        value: JSON.stringify(value),
      })),
    });
    await startEvents('many', [adding]);
    const { xpGained } = TEST_FINISHED.golden.data;
    await waitFor('all', async () => (await countOf(129)) === 3 * xpGained);
    const watermarks = createWatermarks(connection);
    await waitFor('the letter', async () => (await watermarks.reached('test-finished', 107)) === 4);
    await publish(JSON.stringify(event({ userId: 131 })));
    await waitFor('the one behind them', () => countOf(131));
    expect(await Promise.all(learners.map(countOf))).toEqual(learners.map(() => 3 * xpGained));
  });

  test('what was parked is applied once when it is redriven, however often and by however many', async () => {
    let isMended = false;
    const mending = eventHandler({
      topic: 'test-finished',
      async apply(finished, transaction) {
        await adding.apply([finished], transaction);
        if (!isMended) throw new Error('not mended yet');
      },
    });
    for (const replica of ['redriven', 'redriven']) await startEvents(replica, [mending]);
    const letters = createDeadLetters(connection);
    const letter = async () => (await letters.list()).find(({ reason }) => reason.includes('not mended'));
    await publish(JSON.stringify(event({ userId: 9 })));
    const { _id: id, parkedAt } = await waitFor('the letter', letter);
    expect(await letters.requestRedrive([id, 'unknown'])).toEqual([id]);
    await waitFor('the letter to be parked again', async () => {
      const again = await letter();
      return again?.redriveAt === undefined && again !== undefined && again.parkedAt > parkedAt;
    });
    isMended = true;
    await Promise.all(Array.from({ length: 5 }, () => letters.requestRedrive([id])));
    await waitFor('the letter to be applied', async () => (await letter()) === undefined);
    expect(await countOf(9)).toBe(TEST_FINISHED.golden.data.xpGained);
  });

  describe('a letter that an earlier version parked, with an id of the database', () => {
    const failing = eventHandler({
      topic: 'test-finished',
      async apply(finished, transaction) {
        if (finished.data.userId === 12) attempts += 1;
        await adding.apply([finished], transaction);
      },
    });
    const parkAsBefore = (learner: number, testId: number, more: object = {}) =>
      connection.collection('dead_letters').insertOne({
        topic: 'test-finished',
        message: JSON.stringify(event({ userId: learner, testId })),
        reason: 'Error: parked by an earlier version',
        parkedAt: new Date(learner),
        ...more,
      });
    let attempts = 0;

    test('has an id like others once the service has started, and is redriven by it', async () => {
      await parkAsBefore(10, 1);
      await parkAsBefore(11, 13);
      await startEvents('after-update', [failing]);
      const letters = createDeadLetters(connection);
      const own = async () => (await letters.list()).filter(({ parkedAt }) => parkedAt.getTime() < 1000);
      const ids = (await own()).map(({ _id }) => _id);
      expect(ids).toEqual([expect.any(String), expect.any(String)]);
      expect(await letters.requestRedrive(ids)).toEqual(expect.arrayContaining(ids));
      await waitFor('the first to be applied', async () =>
        (await letters.list()).every(({ _id }) => _id !== ids[0]),
      );
      expect(await countOf(10)).toBe(TEST_FINISHED.golden.data.xpGained);
      const again = await waitFor('the second to be parked again', async () =>
        (await letters.list()).find(({ _id, reason }) => _id === ids[1] && reason.includes('cannot be')),
      );
      expect(again.redriveAt).toBeUndefined();
    });

    test('is tried once for each request, also when it comes from a replica of that version that still runs', async () => {
      attempts = 0;
      await startEvents('during-update', [failing]);
      const { insertedId } = await parkAsBefore(12, 13, { redriveAt: new Date() });
      const stored = () => connection.collection('dead_letters').findOne({ _id: insertedId });
      await waitFor('the end of its redrive', async () => (await stored())?.redriveAt === undefined);
      expect(attempts).toBe(3);
    });
  });

  test('what is told of a parked event holds none of its values', async () => {
    await startEvents('secretive', [adding]);
    const { data } = event();
    await publish(JSON.stringify({ ...event(), data: { ...data, category: 'ola@example.test' } }));
    const letters = createDeadLetters(connection);
    const told = await waitFor('the letter', async () =>
      (await letters.list()).find(({ reason }) => reason.includes('data.category')),
    );
    expect(JSON.stringify(told)).not.toContain('ola@example.test');
  });
});
