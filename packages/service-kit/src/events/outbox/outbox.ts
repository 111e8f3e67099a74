import { DAY_MS } from '@zielona-fala/contracts';
import { type AnyEvent, EVENTS, type EventByTopic, type EventTopic } from '@zielona-fala/contracts/events';
import type { Collection, Connection } from 'mongoose';
import { COMMITTED, type Transaction } from '../../mongo/index.ts';
import type { Clock } from '../../process/clock.ts';
import { currentContext } from '../../process/context.ts';
import { eventIdAt, newEventId } from '../../process/ids.ts';
import { activeTraceparent } from '../../tracing/spans.ts';

/** An outgoing event: written in the transaction of its change, `pending` until it has been sent to Kafka. */
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

/** The relay sends by id, and ids by their time: further than clocks are ever apart. */
const AHEAD_MS = DAY_MS;
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
  /**
   * Writes replayed events of one learner, in their order. They are sent before any later event of the learner, even if the
   * clocks of processes differ.
   */
  appendAgain<Topic extends EventTopic>(
    topic: Topic,
    all: readonly EventByTopic[Topic]['data'][],
    transaction: Transaction,
  ): Promise<void>;
  /** Forgets a learner's events, sent or not, in the transaction that erases the learner. */
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
}

const PENDING_LIMIT_MS = 1000;
const FIRST_PENDING = { projection: { _id: 1 }, sort: { _id: 1 }, readConcern: COMMITTED } as const;

/** The oldest event that Kafka does not have yet; null when it has them all. */
export async function firstPending(connection: Connection): Promise<string | null> {
  const options = { ...FIRST_PENDING, maxTimeMS: PENDING_LIMIT_MS };
  return (await outboxCollection(connection).findOne({ pending: true }, options))?._id ?? null;
}

const OLDEST_PENDING = {
  projection: { 'event.occurredAt': 1 },
  sort: { _id: 1 },
  readConcern: COMMITTED,
} as const;

/** When the event that Kafka does not have and that goes out next occurred; null when it has them all. */
export async function oldestPending(connection: Connection): Promise<Date | null> {
  const oldest = await outboxCollection(connection).findOne({ pending: true }, OLDEST_PENDING);
  return oldest && new Date(oldest.event.occurredAt);
}

export function outboxCollection(connection: Connection): Collection<OutboxDocument> {
  return connection.collection<OutboxDocument>('outbox');
}

export function createOutbox(connection: Connection, clock: Clock): Outbox {
  const outbox = outboxCollection(connection);
  const sequences = connection.collection<SequenceDocument>('outbox_sequences');

  /** @param all of one learner, in their order @returns the last sequence as well */
  const documentsOf = async <Topic extends EventTopic>(
    topic: Topic,
    all: readonly EventByTopic[Topic]['data'][],
    transaction: Transaction,
    idOf: (index: number) => string,
  ): Promise<{ readonly last: number; readonly documents: OutboxDocument[] }> => {
    const userId = all[0]?.userId ?? 0;
    const counter = await sequences.findOneAndUpdate(
      { _id: userId },
      { $inc: { last: all.length } },
      { session: transaction, upsert: true, returnDocument: 'after' },
    );
    const last = counter?.last ?? all.length;
    const context = currentContext();
    const documents = all.map((data, index): OutboxDocument => {
      const sequence = last - all.length + 1 + index;
      const id = idOf(index);
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
      return { _id: id, topic, userId, sequence, event, pending: true };
    });
    return { last, documents };
  };

  return {
    async append(topic, data, transaction) {
      const { last, documents } = await documentsOf(topic, [data], transaction, newEventId);
      await outbox.insertMany(documents, { session: transaction });
      return last;
    },
    async appendAgain(topic, all, transaction) {
      if (all.length === 0) return;
      const begin = clock.now().getTime() - AHEAD_MS;
      const idOf = (index: number): string => eventIdAt(begin + index);
      const { documents } = await documentsOf(topic, all, transaction, idOf);
      await outbox.insertMany(documents, { session: transaction });
    },
    async eraseLearner(userId, transaction) {
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
