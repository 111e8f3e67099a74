import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { TEST_FINISHED } from '@zielona-fala/contracts/events';
import type { Connection } from 'mongoose';
import { createEvents, type Events } from '../src/events/events.ts';
import { eventHandler, type GroupState, readGroupState } from '../src/events/index.ts';
import { createKafka } from '../src/events/kafka/create-kafka.ts';
import { connectMongo, createTransact } from '../src/mongo/index.ts';
import { createLog, createMetrics, systemClock } from '../src/process/index.ts';
import type { KafkaConnectionConfig } from '../src/process/kafka-connection.ts';
import { readTopic, testResources, waitFor } from '../src/testing/index.ts';

type ClientName = KafkaConnectionConfig['KAFKA_CLIENT'];

const SERVICE = 'switched';
const LEARNERS = Array.from({ length: 12 }, (_, index) => index + 1);
const ROUNDS = [1, 2, 3, 4, 5];

const { kafkaBrokers: brokers, kafkaPrefix: prefix, mongoUri } = testResources(SERVICE);
const log = createLog(SERVICE, 'silent');
const running: Events[] = [];
let connection: Connection;

beforeAll(async () => {
  connection = await connectMongo(mongoUri);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((replica) => replica.stop()));
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const by = (client: ClientName): KafkaConnectionConfig => ({ KAFKA_CLIENT: client, KAFKA_TLS: false });
const heard = () => connection.collection<{ learner: number; sequence: number }>('heard');
const groupAsSeenBy = (client: ClientName): Promise<GroupState> =>
  readGroupState(createKafka('observer', brokers, log, by(client)), prefix, SERVICE);

const noting = eventHandler({
  topic: 'test-finished',
  async apply({ data: { userId: learner }, sequence }, session) {
    await heard().insertOne({ learner, sequence }, { session });
  },
});

async function startReplica(client: ClientName): Promise<Events> {
  const metrics = createMetrics();
  const kafka = by(client);
  const parts = { service: SERVICE, connection, brokers, prefix, kafka, clock: systemClock, log, metrics };
  const replica = createEvents(parts);
  await replica.start([noting]);
  running.push(replica);
  return replica;
}

async function stop(replica: Events): Promise<void> {
  running.splice(running.indexOf(replica), 1);
  await replica.stop();
}

/** Waits until so many replicas read partitions, and everybody sees that. */
async function untilRead(replicas: number): Promise<void> {
  await waitFor(`${replicas} replicas to read`, async () => {
    const { state, partitions } = await groupAsSeenBy('kafkajs');
    const readers = new Set(partitions.map(({ memberId }) => memberId));
    return state === 'Stable' && readers.size === replicas && !readers.has(null);
  });
}

/** Tells one event more of each learner. */
async function tell({ outbox }: Events): Promise<void> {
  for (const userId of LEARNERS) {
    await createTransact(connection)((transaction) =>
      outbox.append('test-finished', { ...TEST_FINISHED.golden.data, userId }, transaction),
    );
  }
}

const untilHeard = (rounds: number) =>
  waitFor('all events', async () => (await heard().countDocuments()) === rounds * LEARNERS.length);

const untilCommitted = () =>
  waitFor('all commits', async () =>
    (await groupAsSeenBy('kafkajs')).partitions.every(({ lag }) => lag === 0),
  );

test("a service's replicas change to the other client one after the other, and back", async () => {
  const first = await startReplica('kafkajs');
  await tell(first);
  await untilHeard(1);

  const second = await startReplica('platformatic');
  await untilRead(2);
  await tell(second);
  await untilHeard(2);

  await stop(first);
  await untilRead(1);
  await tell(second);
  await untilHeard(3);
  await untilCommitted();
  expect(await groupAsSeenBy('platformatic')).toEqual(await groupAsSeenBy('kafkajs'));

  const third = await startReplica('kafkajs');
  await untilRead(2);
  await tell(third);
  await untilHeard(4);
  await stop(second);
  await tell(third);
  await untilHeard(5);

  const count = LEARNERS.length * ROUNDS.length;
  const stored = await readTopic({ kafkaBrokers: brokers, kafkaPrefix: prefix }, 'test-finished', count);
  const applied = await heard().find().sort({ sequence: 1 }).toArray();
  for (const learner of LEARNERS) {
    const own = stored.filter(({ key }) => key === String(learner));
    expect(new Set(own.map(({ partition }) => partition)).size).toBe(1);
    // what was sent twice, because the topic was new, is stored twice
    expect([...new Set(own.map(({ event }) => event.sequence))]).toEqual(ROUNDS);
    const sequences = applied.filter((each) => each.learner === learner).map(({ sequence }) => sequence);
    expect(sequences).toEqual(ROUNDS);
  }
});
