import { EVENT_VERSIONS, type EventByTopic, type EventTopic } from '@zielona-fala/contracts';
import type { Collection, Connection } from 'mongoose';
import type { Clock } from '../clock.ts';
import { currentContext } from '../context.ts';
import { newEventId } from '../ids.ts';
import type { Session } from '../mongo/transaction.ts';

/** An event on its way: written with the change it tells of, `pending` until Kafka has it. */
export interface OutboxDocument {
  readonly _id: string;
  readonly topic: EventTopic;
  readonly userId: number;
  readonly sequence: number;
  readonly event: EventByTopic[EventTopic];
  readonly pending?: true;
  readonly sentAt?: Date;
}

interface SequenceDocument {
  readonly _id: number;
  readonly last: number;
}

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
    session: Session,
  ): Promise<number>;
  /** Forgets a learner's events, sent or not, in the transaction that erases the learner. */
  erase(userId: number, session: Session): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function outboxCollection(connection: Connection): Collection<OutboxDocument> {
  return connection.collection<OutboxDocument>('outbox');
}

export function createOutbox(connection: Connection, clock: Clock): Outbox {
  const outbox = outboxCollection(connection);
  const sequences = connection.collection<SequenceDocument>('outbox_sequences');
  return {
    async append(topic, data, session) {
      const { userId } = data;
      const counter = await sequences.findOneAndUpdate(
        { _id: userId },
        { $inc: { last: 1 } },
        { session, upsert: true, returnDocument: 'after' },
      );
      const sequence = counter?.last ?? 1;
      const context = currentContext();
      const id = newEventId();
      const event = {
        id,
        type: topic,
        version: EVENT_VERSIONS[topic],
        aggregateId: String(userId),
        sequence,
        occurredAt: clock.now().toISOString(),
        correlationId: context?.requestId ?? id,
        traceparent: context?.traceparent ?? null,
        data,
      } as unknown as EventByTopic[EventTopic];
      await outbox.insertOne({ _id: id, topic, userId, sequence, event, pending: true }, { session });
      return sequence;
    },
    async erase(userId, session) {
      await outbox.deleteMany({ userId }, { session });
      await sequences.deleteOne({ _id: userId }, { session });
    },
    async ensureIndexes() {
      await outbox.createIndex({ pending: 1, _id: 1 }, { partialFilterExpression: { pending: true } });
      await outbox.createIndex({ sentAt: 1 }, { expireAfterSeconds: KEEP_SENT_SECONDS });
      await outbox.createIndex({ userId: 1 });
    },
  };
}
