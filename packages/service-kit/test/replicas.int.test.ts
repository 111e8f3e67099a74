import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { TEST_FINISHED } from '@zielona-fala/contracts/events';
import type { Connection } from 'mongoose';
import { createEvents, type Events } from '../src/events/events.ts';
import { connectMongo, createTransact } from '../src/mongo/index.ts';
import { createLog, createMetrics, systemClock } from '../src/process/index.ts';
import { readTopic, type StoredMessage, testResources, waitFor } from '../src/testing/index.ts';

const LEARNERS = 12;
const EVENTS_EACH = 15;

const resources = testResources('replicas');
const replicas: Events[] = [];
let connection: Connection;

beforeAll(async () => {
  connection = await connectMongo(resources.mongoUri);
});

afterEach(async () => {
  await Promise.all(replicas.splice(0).map((replica) => replica.stop()));
});

afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

async function startReplica(): Promise<Events> {
  const replica = createEvents({
    service: 'replicated',
    connection,
    brokers: resources.kafkaBrokers,
    prefix: resources.kafkaPrefix,
    kafka: resources.kafkaConnection,
    clock: systemClock,
    log: createLog('replicas', 'silent'),
    metrics: createMetrics(),
  });
  await replica.start([]);
  replicas.push(replica);
  return replica;
}

function withoutRepetitions(messages: readonly StoredMessage[]): readonly StoredMessage[] {
  const seen = new Set<string>();
  return messages.filter(({ event }) => seen.size < seen.add(event.id).size);
}

/** Appends one event of each learner after the other. */
async function appendRound({ outbox }: Events): Promise<void> {
  for (let userId = 1; userId <= LEARNERS; userId += 1) {
    await createTransact(connection)((transaction) =>
      outbox.append('test-finished', { ...TEST_FINISHED.golden.data, userId }, transaction),
    );
  }
}

test('two relays lose no event and keep the order of each learner, also when one of them stops on the way', async () => {
  const [one, other] = [await startReplica(), await startReplica()];
  for (let round = 0; round < EVENTS_EACH; round += 1) {
    await appendRound(round % 2 === 0 ? one : other);
    if (round === EVENTS_EACH >> 1) await one.stop();
  }
  const pending = () => connection.collection('outbox').countDocuments({ pending: true });
  await waitFor('an empty outbox', async () => (await pending()) === 0);

  // delivered at least once: a batch whose acknowledgement was lost is sent again, and consumers drop the repetition
  const sent = await readTopic(resources, 'test-finished', LEARNERS * EVENTS_EACH);
  const messages = withoutRepetitions(sent);
  const expected = Array.from({ length: EVENTS_EACH }, (_, index) => index + 1);
  for (let userId = 1; userId <= LEARNERS; userId += 1) {
    const own = messages.filter(({ key }) => key === String(userId));
    expect(own.map(({ event }) => event.sequence)).toEqual(expected);
    expect(new Set(own.map(({ partition }) => partition)).size).toBe(1);
  }
});
