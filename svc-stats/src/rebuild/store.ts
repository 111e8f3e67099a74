import type { EventByTopic } from '@zielona-fala/contracts/events';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Connection } from 'mongoose';

/** Topics whose events are told again. */
export type RetoldTopic = 'test-finished' | 'answers-recorded';

interface RetoldDocument<Topic extends RetoldTopic = RetoldTopic> {
  /** The event's id. */
  readonly _id: string;
  readonly userId: number;
  readonly topic: Topic;
  /** Id of the retelling. */
  readonly retelling: string;
  readonly place: number;
  readonly data: EventByTopic[Topic]['data'];
  readonly at: Date;
}

/** An interrupted retelling is of no use any more when its events are gone from Kafka. */
const KEEP_SECONDS = 14 * 24 * 60 * 60;

/** Events of a learner that are told again, until they are all there. */
export interface RetoldStore {
  add<Topic extends RetoldTopic>(
    event: EventByTopic[Topic],
    retelling: { readonly id: string; readonly place: number },
    transaction: Transaction,
  ): Promise<void>;
  /** In their order. */
  all<Topic extends RetoldTopic>(
    topic: Topic,
    retelling: string,
    transaction: Transaction,
  ): Promise<readonly EventByTopic[Topic]['data'][]>;
  /** Forgets all retellings of a topic about a learner. */
  remove(userId: number, topic: RetoldTopic, transaction: Transaction): Promise<void>;
  deleteLearner(userId: number, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createRetoldStore(connection: Connection): RetoldStore {
  const retold = connection.collection<RetoldDocument>('retold_events');
  return {
    async add({ id, type, data }, { id: retelling, place }, transaction) {
      const document = { _id: id, userId: data.userId, topic: type, retelling, place, data, at: new Date() };
      await retold.insertOne(document as RetoldDocument, { session: transaction });
    },
    async all(topic, retelling, transaction) {
      const found = retold.find({ retelling, topic }, { session: transaction, sort: { place: 1 } });
      return (await found.toArray()).map(({ data }) => data) as never;
    },
    async remove(userId, topic, transaction) {
      await retold.deleteMany({ userId, topic }, { session: transaction });
    },
    async deleteLearner(userId, transaction) {
      await retold.deleteMany({ userId }, { session: transaction });
    },
    async ensureIndexes() {
      await retold.createIndex({ retelling: 1, topic: 1, place: 1 });
      await retold.createIndex({ userId: 1, topic: 1 });
      await retold.createIndex({ at: 1 }, { expireAfterSeconds: KEEP_SECONDS });
    },
  };
}
