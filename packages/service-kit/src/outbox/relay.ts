import type { Producer } from 'kafkajs';
import type { Connection } from 'mongoose';
import { systemClock } from '../clock.ts';
import type { Kafka } from '../kafka/kafka.ts';
import type { Log } from '../log.ts';
import { createLease } from './lease.ts';
import { type OutboxDocument, outboxCollection } from './outbox.ts';
import { createQueueWorker } from './queue-worker.ts';
import { createWake } from './wake.ts';

const BATCH = 500;

/** Sends what the outbox holds to Kafka, in order per learner, at least once. */
export interface Relay {
  start(): void;
  stop(): Promise<void>;
}

export interface RelayParts {
  readonly connection: Connection;
  readonly kafka: Kafka;
  /** Stands before each topic's name. */
  readonly prefix: string;
  /** Prepares Kafka before the first message, for instance missing topics. */
  readonly prepare: () => Promise<void>;
  readonly log: Log;
}

/** One relay a replica; the lease lets one of them work. Woken by a change stream, with a slow poll as safety net. */
export function createRelay(parts: RelayParts): Relay {
  const { connection, kafka, log } = parts;
  const outbox = outboxCollection(connection);
  let producer: Producer | null = null;

  const prepare = async (): Promise<void> => {
    await parts.prepare();
    await connect();
  };

  const connect = async (): Promise<Producer> => {
    const fresh = kafka.producer({ idempotent: true, maxInFlightRequests: 1, allowAutoTopicCreation: false });
    await fresh.connect();
    producer = fresh;
    return fresh;
  };

  /**
   * Whether the broker has a batch whose sending failed, nobody knows. A producer that goes on with its old numbers would
   * then be refused for ever, so the next attempt has a new one; the inbox knows what comes twice.
   */
  const sendOrStartAnew = async (batch: readonly OutboxDocument[]): Promise<void> => {
    const current = producer ?? (await connect());
    try {
      await send(current, batch, parts.prefix);
    } catch (error) {
      producer = null;
      await current.disconnect();
      throw error;
    }
  };

  const hasWork = async (): Promise<boolean> =>
    (await outbox.findOne({ pending: true }, { projection: { _id: 1 } })) !== null;

  const sendBatch = async (): Promise<void> => {
    const batch = await outbox.find({ pending: true }).sort({ _id: 1 }).limit(BATCH).toArray();
    if (batch.length === 0) return;
    await sendOrStartAnew(batch);
    await outbox.updateMany(
      { _id: { $in: batch.map(({ _id }) => _id) } },
      { $unset: { pending: '' }, $set: { sentAt: new Date() } },
    );
  };

  const worker = createQueueWorker({
    name: 'sending the outbox',
    lease: createLease(connection, 'outbox-relay', systemClock),
    wake: createWake(outbox, log),
    log,
    prepare,
    hasWork,
    workOff: sendBatch,
  });

  return {
    start: () => worker.start(),
    async stop() {
      await worker.stop();
      await producer?.disconnect();
    },
  };
}

async function send(producer: Producer, batch: readonly OutboxDocument[], prefix: string): Promise<void> {
  const inOrder = batch.toSorted((one, other) => one.sequence - other.sequence);
  const byTopic = Map.groupBy(inOrder, ({ topic }) => topic);
  await producer.sendBatch({
    acks: -1,
    topicMessages: [...byTopic].map(([topic, documents]) => ({
      topic: prefix + topic,
      messages: documents.map(({ userId, event }) => ({ key: String(userId), value: JSON.stringify(event) })),
    })),
  });
}
