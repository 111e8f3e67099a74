import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TEST_FINISHED } from '@zielona-fala/contracts/events';
import type { Connection } from 'mongoose';
import { createEvents, eventHandler, readGroupState } from '../src/events/index.ts';
import { createKafka } from '../src/events/kafka/create-kafka.ts';
import { connectMongo, createTransact } from '../src/mongo/index.ts';
import { createLog, createMetrics, systemClock } from '../src/process/index.ts';
import type { KafkaConnectionConfig } from '../src/process/kafka-connection.ts';
import { readTopic, testResources, waitFor } from '../src/testing/index.ts';

type ClientName = KafkaConnectionConfig['KAFKA_CLIENT'];

const SERVICE = 'switched';
const LEARNERS = Array.from({ length: 12 }, (_, index) => index + 1);
const CLIENTS: readonly ClientName[] = ['kafkajs', 'platformatic', 'kafkajs'];

const resources = testResources(SERVICE);
const log = createLog(SERVICE, 'silent');
let connection: Connection;

beforeAll(async () => {
  connection = await connectMongo(resources.mongoUri);
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const by = (client: ClientName): KafkaConnectionConfig => ({ KAFKA_CLIENT: client, KAFKA_TLS: false });
const heard = () => connection.collection<{ learner: number; sequence: number }>('heard');

/** The service with one event of each learner more, until all of them are applied. @returns its group, as each client sees it */
async function run(client: ClientName, round: number): Promise<readonly unknown[]> {
  const events = createEvents({
    service: SERVICE,
    connection,
    brokers: resources.kafkaBrokers,
    prefix: resources.kafkaPrefix,
    kafka: by(client),
    clock: systemClock,
    log,
    metrics: createMetrics(),
  });
  const noting = eventHandler({
    topic: 'test-finished',
    async apply({ data: { userId: learner }, sequence }, session) {
      await heard().insertOne({ learner, sequence }, { session });
    },
  });
  await events.start([noting]);
  try {
    for (const userId of LEARNERS) {
      await createTransact(connection)((transaction) =>
        events.outbox.append('test-finished', { ...TEST_FINISHED.golden.data, userId }, transaction),
      );
    }
    const expected = LEARNERS.length * (round + 1);
    await waitFor('all events to be applied', async () => (await heard().countDocuments()) === expected);
    const stateBy = (name: ClientName) =>
      readGroupState(
        createKafka('observer', resources.kafkaBrokers, log, by(name)),
        resources.kafkaPrefix,
        SERVICE,
      );
    await waitFor('all events to be committed', async () =>
      (await stateBy('kafkajs')).partitions.every(({ lag }) => lag === 0),
    );
    return await Promise.all([stateBy('kafkajs'), stateBy('platformatic')]);
  } finally {
    await events.stop();
  }
}

test('a service goes on where it was when its client is changed, and changed back', async () => {
  for (const [round, client] of CLIENTS.entries()) {
    const [asSeenByOne, asSeenByOther] = await run(client, round);
    expect(asSeenByOther).toEqual(asSeenByOne);
    expect(asSeenByOne).toMatchObject({ state: 'Stable', members: [SERVICE] });
  }
  const stored = await readTopic(resources, 'test-finished', LEARNERS.length * CLIENTS.length);
  const applied = await heard().find().sort({ sequence: 1 }).toArray();
  for (const learner of LEARNERS) {
    const own = stored.filter(({ key }) => key === String(learner));
    // what was sent twice, because the topic was new, is stored twice
    expect([...new Set(own.map(({ event }) => event.sequence))]).toEqual([1, 2, 3]);
    expect(new Set(own.map(({ partition }) => partition)).size).toBe(1);
    const sequences = applied.filter((each) => each.learner === learner).map(({ sequence }) => sequence);
    expect(sequences).toEqual([1, 2, 3]);
  }
});
