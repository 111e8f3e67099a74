import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TEST_FINISHED } from '@zielona-fala/contracts/events';
import { createEvents, eventHandler } from '@zielona-fala/service-kit/events';
import { connectMongo, createTransact } from '@zielona-fala/service-kit/mongo';
import { createLog, createMetrics, systemClock } from '@zielona-fala/service-kit/process';
import { testResources, waitFor } from '@zielona-fala/service-kit/testing';
import type { Connection } from 'mongoose';
import { provideKafka } from '../src/infra/kafka.ts';
import type { InfraServer } from '../src/infra/server.ts';
import { killServerOf } from './kill-server.ts';

const EVENTS = 60;
const BACK_WITHIN_MS = 60_000;

const resources = testResources('broker');
let dir: string;
let kafka: InfraServer;
let connection: Connection;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'broker-'));
  const place = { dataDir: path.join(dir, 'data', 'kafka'), logFile: path.join(dir, 'kafka.log') };
  kafka = await provideKafka({ ...place, onCrash: () => undefined }, undefined);
  connection = await connectMongo(resources.mongoUri);
}, BACK_WITHIN_MS);

afterAll(async () => {
  await kafka.stop();
  await connection.dropDatabase();
  await connection.close();
  await rm(dir, { recursive: true });
});

test(
  'a broker that is killed while a consumer works costs no event and counts none twice',
  async () => {
    const applied = connection.collection<{ _id: string; sequence: number }>('applied');
    const events = createEvents({
      service: 'survivor',
      connection,
      brokers: kafka.address,
      prefix: '',
      kafka: resources.kafkaConnection,
      clock: systemClock,
      log: createLog('survivor', 'silent'),
      metrics: createMetrics(),
    });
    await events.start([
      eventHandler({
        topic: 'test-finished',
        async apply({ id, sequence }, transaction) {
          await applied.insertOne({ _id: id, sequence }, { session: transaction });
        },
      }),
    ]);
    const append = () =>
      createTransact(connection)((transaction) =>
        events.outbox.append('test-finished', TEST_FINISHED.golden.data, transaction),
      );
    for (let count = 0; count < EVENTS / 2; count += 1) await append();
    await waitFor('the consumer to work', async () => (await applied.countDocuments()) > 0, BACK_WITHIN_MS);
    await killServerOf(dir, 'kafka');
    for (let count = 0; count < EVENTS / 2; count += 1) await append();
    const all = async () => (await applied.countDocuments()) === EVENTS;
    await waitFor('every event to be applied', all, BACK_WITHIN_MS);
    await events.stop();
    const sequences = (await applied.find({}).toArray()).map(({ sequence }) => sequence);
    expect(sequences).toEqual(Array.from({ length: EVENTS }, (_, index) => index + 1));
    expect(await connection.collection('dead_letters').countDocuments()).toBe(0);
  },
  2 * BACK_WITHIN_MS,
);
