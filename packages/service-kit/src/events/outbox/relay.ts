import type { Connection } from 'mongoose';
import { COMMITTED } from '../../mongo/transaction.ts';
import type { Log } from '../../process/log.ts';
import { inSendSpans } from '../../tracing/spans.ts';
import { createLease } from '../../worker/lease.ts';
import type { Work } from '../../worker/liveness.ts';
import { createQueueWorker } from '../../worker/queue-worker.ts';
import { createWake } from '../../worker/wake.ts';
import type { KafkaClient, KafkaProducer } from '../kafka/client.ts';
import { firstPending, type OutboxDocument, outboxCollection, RELAY_LEASE } from './outbox.ts';

const BATCH = 500;
const SEND_LIMIT_MS = 10_000;

/** Sends what the outbox holds to Kafka, in order per learner, at least once. */
export interface Relay {
  start(): void;
  stop(): Promise<void>;
  readonly work: Work;
}

export interface RelayParts {
  readonly connection: Connection;
  readonly kafka: KafkaClient;
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
  let producer: KafkaProducer | null = null;

  const prepare = async (): Promise<void> => {
    await parts.prepare();
    await connect();
  };

  const connect = async (): Promise<KafkaProducer> => {
    producer = await kafka.producer({ timeout: SEND_LIMIT_MS });
    return producer;
  };

  /**
   * After a failure it is unknown which part of a batch the brokers have received. The whole batch is sent again by a new
   * producer, which fetches the partition leaders again; the inbox drops duplicates.
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

  const sendBatch = async (signal: AbortSignal): Promise<boolean> => {
    const batch = await outbox
      .find({ pending: true }, { readConcern: COMMITTED, sort: { _id: 1 }, limit: BATCH })
      .toArray();
    if (batch.length === 0 || signal.aborted) return false;
    await sendOrStartAnew(batch);
    await outbox.updateMany(
      { _id: { $in: batch.map(({ _id }) => _id) } },
      { $unset: { pending: '' }, $set: { sentAt: new Date() } },
    );
    return batch.length === BATCH;
  };

  const worker = createQueueWorker({
    name: 'sending the outbox',
    lease: createLease(connection, RELAY_LEASE, log),
    wake: createWake(outbox, log),
    log,
    isOfServer: kafka.isOwnError,
    prepare,
    front: () => firstPending(connection),
    workOff: sendBatch,
  });

  return {
    work: worker.work,
    start: () => worker.start(),
    async stop() {
      await worker.stop();
      await producer?.disconnect();
    },
  };
}

async function send(
  producer: KafkaProducer,
  batch: readonly OutboxDocument[],
  prefix: string,
): Promise<void> {
  const inOrder = batch.toSorted((one, other) => one.sequence - other.sequence);
  const byTopic = Map.groupBy(inOrder, ({ topic }) => topic);
  const spans = batch.map(({ _id: id, topic, event: { traceparent } }) => ({ id, topic, traceparent }));
  await inSendSpans(spans, () =>
    producer.sendBatch({
      acks: -1,
      topicMessages: [...byTopic].map(([topic, documents]) => ({
        topic: prefix + topic,
        messages: documents.map(({ userId, event }) => ({
          key: String(userId),
          value: JSON.stringify(event),
        })),
      })),
    }),
  );
}
