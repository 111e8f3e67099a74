import type { EventByTopic } from '@zielona-fala/contracts/events';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Connection } from 'mongoose';

/** Topics whose events are replayed. */
export type ReplayedTopic = 'test-finished' | 'answers-recorded';

interface ReplayedDocument<Topic extends ReplayedTopic = ReplayedTopic> {
  /** The event's id. */
  readonly _id: string;
  readonly userId: number;
  readonly topic: Topic;
  /** Id of the replay. */
  readonly retelling: string;
  readonly place: number;
  readonly data: EventByTopic[Topic]['data'];
  readonly at: Date;
}

/** An interrupted replay is of no use any more when its events are gone from Kafka. */
const KEEP_SECONDS = 14 * 24 * 60 * 60;

/** Events of a learner that are replayed, until they are all there. */
export interface ReplayedStore {
  add<Topic extends ReplayedTopic>(
    event: EventByTopic[Topic],
    retelling: { readonly id: string; readonly place: number },
    transaction: Transaction,
  ): Promise<void>;
  /** In their order. */
  all<Topic extends ReplayedTopic>(
    topic: Topic,
    retelling: string,
    transaction: Transaction,
  ): Promise<readonly EventByTopic[Topic]['data'][]>;
  /** Forgets all replays of a topic about a learner. */
  remove(userId: number, topic: ReplayedTopic, transaction: Transaction): Promise<void>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createReplayedStore(connection: Connection): ReplayedStore {
  const replayed = connection.collection<ReplayedDocument>('retold_events');
  return {
    async add({ id, type, data }, { id: retelling, place }, transaction) {
      const document = { _id: id, userId: data.userId, topic: type, retelling, place, data, at: new Date() };
      await replayed.insertOne(document as ReplayedDocument, { session: transaction });
    },
    async all(topic, retelling, transaction) {
      const found = replayed.find({ retelling, topic }, { session: transaction, sort: { place: 1 } });
      return (await found.toArray()).map(({ data }) => data) as never;
    },
    async remove(userId, topic, transaction) {
      await replayed.deleteMany({ userId, topic }, { session: transaction });
    },
    async eraseLearner(userId, transaction) {
      await replayed.deleteMany({ userId }, { session: transaction });
    },
    async ensureIndexes() {
      await replayed.createIndex({ retelling: 1, topic: 1, place: 1 });
      await replayed.createIndex({ userId: 1, topic: 1 });
      await replayed.createIndex({ at: 1 }, { expireAfterSeconds: KEEP_SECONDS });
    },
  };
}
