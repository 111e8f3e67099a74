import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { TEST_FINISHED } from '@zielona-fala/contracts/events';
import type { Connection } from 'mongoose';
import type { KafkaClient } from '../src/events/kafka/client.ts';
import { createKafka } from '../src/events/kafka/create-kafka.ts';
import { ensureTopics } from '../src/events/kafka/topics.ts';
import { createOutbox, firstPending, oldestPending, outboxCollection } from '../src/events/outbox/outbox.ts';
import { createRelay, type Relay } from '../src/events/outbox/relay.ts';
import { connectMongo, createTransact } from '../src/mongo/index.ts';
import { createLog, systemClock } from '../src/process/index.ts';
import { testResources, waitFor } from '../src/testing/index.ts';

const { mongoUri, kafkaBrokers, kafkaPrefix, kafkaConnection } = testResources('outbox');
const log = createLog('outbox', 'silent');
const BATCH = 500;
const [ANNA, PIOTR] = [7, 8];
const THREE_DAYS_SECONDS = 259_200;
const HALF_A_DAY_MS = 12 * 60 * 60_000;
let connection: Connection;

beforeAll(async () => {
  connection = await connectMongo(mongoUri);
  await createOutbox(connection, systemClock).ensureIndexes();
});
beforeEach(async () => {
  await outboxCollection(connection).deleteMany({});
  await connection.collection('outbox_sequences').deleteMany({});
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const ofLearner = (userId: number) => ({ ...TEST_FINISHED.golden.data, userId });
const outboxAt = (time = new Date()) => createOutbox(connection, { now: () => time });
const appended = (userId: number, time?: Date) =>
  createTransact(connection)((transaction) =>
    outboxAt(time).append('test-finished', ofLearner(userId), transaction),
  );
const learners = async () =>
  (await outboxCollection(connection).find().sort({ _id: 1 }).toArray()).map(({ userId }) => userId);

describe('what waits', () => {
  test('is nothing at first, and then what goes out next', async () => {
    expect([await firstPending(connection), await oldestPending(connection)]).toEqual([null, null]);
    const [earlier, later] = [new Date('2026-03-01T10:00:00Z'), new Date('2026-03-01T11:00:00Z')];
    await appended(ANNA, earlier);
    await appended(ANNA, later);
    const [first] = await outboxCollection(connection).find().sort({ _id: 1 }).toArray();
    expect(await firstPending(connection)).toBe(first?._id);
    expect(await oldestPending(connection)).toEqual(earlier);
    await outboxCollection(connection).updateOne({ _id: first?._id ?? '' }, { $unset: { pending: '' } });
    expect(await oldestPending(connection)).toEqual(later);
  });

  test('is found by an index of its own, and forgotten three days after it was sent', async () => {
    const indexes = await outboxCollection(connection).indexes();
    expect(indexes).toContainEqual(
      expect.objectContaining({
        key: { pending: 1, _id: 1 },
        partialFilterExpression: { pending: true },
      }),
    );
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { sentAt: 1 }, expireAfterSeconds: THREE_DAYS_SECONDS }),
    );
  });
});

describe('a replay', () => {
  const replayed = (userIds: readonly number[], time?: Date) =>
    createTransact(connection)((transaction) =>
      outboxAt(time).appendAgain('test-finished', userIds.map(ofLearner), transaction),
    );

  test('of nothing changes nothing', async () => {
    await replayed([]);
    expect(await learners()).toEqual([]);
    expect(await connection.collection('outbox_sequences').countDocuments()).toBe(0);
  });

  test('stands before what was told already, also by a process whose clock is fast, and is undone with its transaction', async () => {
    await appended(PIOTR);
    await replayed([ANNA, ANNA], new Date(Date.now() + HALF_A_DAY_MS));
    expect(await learners()).toEqual([ANNA, ANNA, PIOTR]);
    const undone = createTransact(connection)(async (transaction) => {
      await outboxAt().appendAgain('test-finished', [ofLearner(ANNA)], transaction);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await learners()).toEqual([ANNA, ANNA, PIOTR]);
  });
});

test('an erased learner leaves no event and no sequence, others keep theirs; nothing goes if the erasure fails', async () => {
  await appended(PIOTR);
  await appended(ANNA);
  const erased = (fails: boolean) =>
    createTransact(connection)(async (transaction) => {
      await outboxAt().eraseLearner(ANNA, transaction);
      if (fails) throw new Error('undone');
    });
  await expect(erased(true)).rejects.toThrow('undone');
  expect(await learners()).toEqual([PIOTR, ANNA]);
  expect(await appended(ANNA)).toBe(2);
  await erased(false);
  expect(await learners()).toEqual([PIOTR]);
  expect([await appended(ANNA), await appended(PIOTR)]).toEqual([1, 2]);
});

describe('a relay', () => {
  /** Messages as Kafka has taken them, batch by batch. */
  const batches: (readonly string[])[] = [];
  /** How many brokers had to confirm each; −1 for all that are in sync. */
  const acks: number[] = [];

  const newClient = () => createKafka('outbox', kafkaBrokers, log, kafkaConnection);

  /** @param onTaken called when Kafka has a batch, which the relay does not know yet */
  async function observed(onTaken: (batch: number) => Promise<unknown>): Promise<KafkaClient> {
    const kafka = newClient();
    await ensureTopics(kafka, kafkaPrefix);
    return {
      ...kafka,
      async producer(options) {
        const real = await kafka.producer(options);
        return {
          ...real,
          async sendBatch(batch) {
            const messages = batch.topicMessages.flatMap(({ messages }) => messages);
            // a topic that was just made may have no leader yet: then the relay tries again
            const receipt = await real.sendBatch(batch);
            acks.push(batch.acks);
            batches.push(messages.map(({ value }) => JSON.parse(value).id));
            await onTaken(batches.length);
            return receipt;
          },
        };
      },
    };
  }

  const relayTo = (kafka: KafkaClient) =>
    createRelay({ connection, kafka, prefix: kafkaPrefix, prepare: async () => undefined, log });

  /** A relay whose last attempt failed, as for want of a leader, throws until another has succeeded. */
  const isDone = (relay: Relay): Promise<boolean> =>
    relay.work.front().then(
      (front) => front === null,
      () => false,
    );

  async function allSent(kafka: KafkaClient): Promise<void> {
    const relay = relayTo(kafka);
    relay.start();
    try {
      await waitFor(
        'all events to be sent',
        async () => (await firstPending(connection)) === null && (await isDone(relay)),
      );
    } finally {
      await relay.stop();
    }
  }

  beforeEach(() => {
    batches.splice(0);
    acks.splice(0);
  });

  test('sends each event once, also what is appended while a batch is on its way', async () => {
    await appended(ANNA);
    const kafka = await observed(async (batch) => batch === 1 && appended(PIOTR));
    await allSent(kafka);
    const ids = (await outboxCollection(connection).find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
    expect(batches).toEqual(ids.map((id) => [id]));
    expect(ids).toHaveLength(2);
  });

  test('sends by the batch, what is replayed first', async () => {
    await createTransact(connection)(async (transaction) => {
      for (let each = 0; each < BATCH; each += 1) {
        await outboxAt().append('test-finished', ofLearner(ANNA), transaction);
      }
      await outboxAt().appendAgain('test-finished', [ofLearner(PIOTR)], transaction);
    });
    const [first] = await outboxCollection(connection).find({ userId: PIOTR }).toArray();
    await allSent(await observed(async () => undefined));
    expect(batches.map(({ length }) => length)).toEqual([BATCH, 1]);
    expect(batches[0]).toContain(first?._id);
    expect(new Set(acks)).toEqual(new Set([-1]));
  });

  test("sends a learner's events by their sequence, whatever the clocks of processes say", async () => {
    await appended(ANNA);
    await createTransact(connection)((transaction) =>
      outboxAt().appendAgain('test-finished', [ofLearner(ANNA)], transaction),
    );
    const inOrder = await outboxCollection(connection).find().sort({ sequence: 1 }).toArray();
    expect(inOrder[0]?._id).not.toBe(await firstPending(connection));
    await allSent(await observed(async () => undefined));
    expect(batches).toEqual([inOrder.map(({ _id }) => _id)]);
  });

  test('can be stopped before it has reached Kafka', async () => {
    await expect(relayTo(newClient()).stop()).resolves.toBeUndefined();
  });
});
