import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TEST_FINISHED } from '@zielona-fala/contracts/events';
import type { Connection } from 'mongoose';
import { createKafka } from '../src/events/kafka/create-kafka.ts';
import { ensureTopics } from '../src/events/kafka/topics.ts';
import { createOutbox, outboxCollection } from '../src/events/outbox/outbox.ts';
import { createRelay } from '../src/events/outbox/relay.ts';
import { connectMongo, createTransact } from '../src/mongo/index.ts';
import { createLog, systemClock } from '../src/process/index.ts';
import { operationsDuring, testResources, waitFor } from '../src/testing/index.ts';

const resources = testResources('relay');
let connection: Connection;

const newClient = () =>
  createKafka('relay', resources.kafkaBrokers, createLog('relay', 'silent'), resources.kafkaConnection);

beforeAll(async () => {
  connection = await connectMongo(resources.mongoUri);
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

test('events go on after a broker took some whose receipt was lost', async () => {
  let losesReceipts = false;
  const tamper = (message: unknown): void => {
    const { socket } = message as { socket: Socket };
    const deliver = socket.emit.bind(socket);
    const isReceipt = (name: string | symbol): boolean =>
      name === 'data' && resources.kafkaBrokers.endsWith(`:${socket.remotePort}`);
    socket.emit = (name: string | symbol, ...values: unknown[]) =>
      losesReceipts && isReceipt(name) ? !socket.destroy(new Error('lost')) : deliver(name, ...values);
  };
  subscribe('net.client.socket', tamper);
  const kafka = newClient();
  await ensureTopics(kafka, resources.kafkaPrefix);
  const warnings: string[] = [];
  const log = createLog('relay', 'warn', { write: (line) => void warnings.push(line) });
  const outbox = createOutbox(connection, systemClock);
  const append = () =>
    createTransact(connection)((transaction) =>
      outbox.append('test-finished', TEST_FINISHED.golden.data, transaction),
    );
  const unsent = () => outboxCollection(connection).countDocuments({ pending: true });
  const relay = createRelay({
    connection,
    kafka,
    prefix: resources.kafkaPrefix,
    prepare: async () => undefined,
    log,
  });
  relay.start();
  try {
    await append();
    await waitFor('the first event to be sent', async () => (await unsent()) === 0);
    losesReceipts = true;
    await append();
    await waitFor('a failed attempt', () => warnings.length > 0);
    await append();
    losesReceipts = false;
    await waitFor('all events to be sent', async () => (await unsent()) === 0);
  } finally {
    losesReceipts = false;
    unsubscribe('net.client.socket', tamper);
    await relay.stop();
  }
  expect(await unsent()).toBe(0);
});

test('what is replayed goes out before what is told later, in its order, in however many batches', async () => {
  const { userId } = TEST_FINISHED.golden.data;
  const outbox = createOutbox(connection, systemClock);
  await outboxCollection(connection).deleteMany({});
  await createTransact(connection)(async (transaction) => {
    const all = Array.from({ length: 1200 }, (_, index) => ({
      ...TEST_FINISHED.golden.data,
      testId: index + 1,
    }));
    await outbox.appendAgain('test-finished', all, transaction);
  });
  const later = await createTransact(connection)((transaction) =>
    outbox.append('test-finished', { ...TEST_FINISHED.golden.data, testId: 9999 }, transaction),
  );
  const inOrder = await outboxCollection(connection).find({ userId }).sort({ _id: 1 }).toArray();
  const sequences = inOrder.map(({ sequence }) => sequence);
  expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
  expect(sequences.at(-1)).toBe(later);
});

test('only what a majority of the replica set holds is read, so that no failover can undo what was published', async () => {
  const published = testResources('committed');
  const database = await connectMongo(published.mongoUri);
  const kafka = newClient();
  const outbox = createOutbox(database, systemClock);
  const relay = createRelay({
    connection: database,
    kafka,
    prefix: published.kafkaPrefix,
    prepare: () => ensureTopics(kafka, published.kafkaPrefix),
    log: createLog('committed', 'silent'),
  });
  const operations = await operationsDuring(database, async () => {
    relay.start();
    await createTransact(database)((session) =>
      outbox.append('test-finished', TEST_FINISHED.golden.data, session),
    );
    await waitFor('the event to be sent', () =>
      outboxCollection(database).findOne({ sentAt: { $exists: true } }),
    );
    await relay.stop();
    await relay.work.front();
  });
  const reads = operations.filter(({ command }) => hasPendingFilter(command.filter));
  expect(reads.length).toBeGreaterThan(1);
  for (const { command } of reads) expect(command.readConcern).toEqual({ level: 'majority' });
  await database.dropDatabase();
  await database.close();
});

const hasPendingFilter = (filter: unknown): boolean =>
  typeof filter === 'object' && filter !== null && 'pending' in filter;
