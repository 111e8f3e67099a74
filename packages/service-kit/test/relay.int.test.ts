import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testFinishedV1 } from '@zielona-fala/contracts/golden';
import { type ISocketFactory, Kafka, logLevel } from 'kafkajs';
import type { Connection } from 'mongoose';
import { connectMongo, createLog, createOutbox, inTransaction, systemClock } from '../src/index.ts';
import { ensureTopics } from '../src/kafka/kafka.ts';
import { outboxCollection } from '../src/outbox/outbox.ts';
import { createRelay } from '../src/outbox/relay.ts';
import { testResources, waitFor } from '../src/testing/index.ts';

const resources = testResources('relay');
let connection: Connection;

beforeAll(async () => {
  connection = await connectMongo(resources.mongoUri);
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

test('events go on after a broker took some whose receipt was lost', async () => {
  let losesReceipts = false;
  const socketFactory: ISocketFactory = ({ host, port, onConnect }) => {
    const socket: Socket = connect({ host, port }, onConnect);
    const deliver = socket.emit.bind(socket);
    socket.emit = (name: string | symbol, ...values: unknown[]) =>
      name === 'data' && losesReceipts ? !socket.destroy() : deliver(name, ...values);
    return socket;
  };
  const kafka = new Kafka({
    brokers: resources.kafkaBrokers.split(','),
    logLevel: logLevel.NOTHING,
    requestTimeout: 1000,
    retry: { initialRetryTime: 50, retries: 1 },
    socketFactory,
  });
  await ensureTopics(kafka, resources.kafkaPrefix);
  const warnings: string[] = [];
  const log = createLog('relay', 'warn', { write: (line) => void warnings.push(line) });
  const outbox = createOutbox(connection, systemClock);
  const append = () =>
    inTransaction(connection, (session) => outbox.append('test-finished', testFinishedV1.data, session));
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
    await relay.stop();
  }
  expect(await unsent()).toBe(0);
});
