import { type AnyEvent, EVENTS, type EventByTopic, type EventTopic } from '@zielona-fala/contracts/events';
import type { Collection, Connection } from 'mongoose';
import { COMMITTED, type Transaction } from '../../mongo/index.ts';
import type { Clock } from '../../process/clock.ts';
import { currentContext } from '../../process/context.ts';
import { newEventId } from '../../process/ids.ts';
import { activeTraceparent } from '../../tracing/spans.ts';

/** An event on its way: written with the change it tells of, `pending` until Kafka has it. */
export interface OutboxDocument {
  readonly _id: string;
  readonly topic: EventTopic;
  readonly userId: number;
  readonly sequence: number;
  readonly event: AnyEvent;
  readonly pending?: true;
  readonly sentAt?: Date;
}

interface SequenceDocument {
  readonly _id: number;
  readonly last: number;
}

/** The lease of the replica that sends the outbox. */
export const RELAY_LEASE = 'outbox-relay';

const KEEP_SENT_SECONDS = 3 * 24 * 60 * 60;

/** Events a service publishes, kept in its own database. */
export interface Outbox {
  /**
   * Writes an event in the transaction of the change.
   * @returns its sequence, for the read-your-writes mark
   */
  append<Topic extends EventTopic>(
    topic: Topic,
    data: EventByTopic[Topic]['data'],
    transaction: Transaction,
  ): Promise<number>;
  /** Forgets a learner's events, sent or not, in the transaction that erases the learner. */
  erase(userId: number, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
}

const PENDING_LIMIT_MS = 1000;
const FIRST_PENDING = { projection: { _id: 1 }, sort: { _id: 1 }, readConcern: COMMITTED } as const;

/** The oldest event that Kafka does not have yet; null when it has them all. */
export async function firstPending(connection: Connection): Promise<string | null> {
  const options = { ...FIRST_PENDING, maxTimeMS: PENDING_LIMIT_MS };
  return (await outboxCollection(connection).findOne({ pending: true }, options))?._id ?? null;
}

export function outboxCollection(connection: Connection): Collection<OutboxDocument> {
  return connection.collection<OutboxDocument>('outbox');
}

export function createOutbox(connection: Connection, clock: Clock): Outbox {
  const outbox = outboxCollection(connection);
  const sequences = connection.collection<SequenceDocument>('outbox_sequences');
  return {
    async append(topic, data, transaction) {
      const { userId } = data;
      const counter = await sequences.findOneAndUpdate(
        { _id: userId },
        { $inc: { last: 1 } },
        { session: transaction, upsert: true, returnDocument: 'after' },
      );
      const sequence = counter?.last ?? 1;
      const context = currentContext();
      const id = newEventId();
      const event = {
        id,
        type: topic,
        version: EVENTS[topic].version,
        aggregateId: String(userId),
        sequence,
        occurredAt: clock.now().toISOString(),
        correlationId: context?.requestId ?? id,
        traceparent: activeTraceparent() ?? context?.traceparent ?? null,
        data,
      } as unknown as AnyEvent;
      await outbox.insertOne(
        { _id: id, topic, userId, sequence, event, pending: true },
        { session: transaction },
      );
      return sequence;
    },
    async erase(userId, transaction) {
      await outbox.deleteMany({ userId }, { session: transaction });
      await sequences.deleteOne({ _id: userId }, { session: transaction });
    },
    async ensureIndexes() {
      await outbox.createIndex({ pending: 1, _id: 1 }, { partialFilterExpression: { pending: true } });
      await outbox.createIndex({ sentAt: 1 }, { expireAfterSeconds: KEEP_SENT_SECONDS });
      await outbox.createIndex({ userId: 1 });
    },
  };
}
