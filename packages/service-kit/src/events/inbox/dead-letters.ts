import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { Transaction } from '../../mongo/index.ts';
import { learnerOf } from './read-message.ts';

/** A message that could not be applied. */
export interface DeadLetter {
  /** The same for the same message of a topic, so that one which is delivered twice is parked once. */
  readonly _id: string;
  readonly topic: string;
  readonly message: string;
  /** Whom the message is about, if so much of it can be read. */
  readonly userId?: number;
  /** Whether a learner may wait to be forgotten until it is applied. */
  readonly erasure: boolean;
  /** Why it could not be applied; holds no personal data. */
  readonly reason: string;
  readonly parkedAt: Date;
  /** Set while somebody wants it to be applied again. */
  readonly redriveAt?: Date;
}

/** Dead letters of one topic, apart by whether they may keep a learner from being forgotten. */
export interface DeadLetterCount {
  readonly topic: string;
  readonly erasure: boolean;
  readonly letters: number;
}

/** Messages that could not be applied, kept in the consumer's database until somebody redrives them. */
export interface DeadLetters {
  park(letter: Pick<DeadLetter, 'topic' | 'message' | 'erasure' | 'reason'>): Promise<void>;
  /** How many there are of each kind. */
  count(): Promise<readonly DeadLetterCount[]>;
  /** The oldest first, without their messages. */
  list(): Promise<readonly Omit<DeadLetter, 'message'>[]>;
  /** Asks the service to apply letters again; safe to repeat. @returns the ids of those that are there */
  requestRedrive(ids: readonly string[]): Promise<readonly string[]>;
  /** The letter that is to be applied again next; null when there is none. */
  nextToRedrive(): Promise<DeadLetter | null>;
  /** Ends the request that {@link DeadLetters.nextToRedrive} gave out, but no later one. */
  endRedrive(letter: DeadLetter): Promise<void>;
  remove(id: string): Promise<void>;
  /** Forgets what is about a learner, in the transaction that erases the learner. */
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
  /** Indexes, and what letters lack that were parked by older versions. */
  ensureIndexes(): Promise<void>;
}

export function createDeadLetters(connection: Connection): DeadLetters {
  const letters = connection.collection<DeadLetter>('dead_letters');
  const giveId = async ({ _id, ...letter }: DeadLetter): Promise<void> => {
    const id = idOf(letter.topic, letter.message);
    await letters.updateOne({ _id: id }, { $setOnInsert: letter }, { upsert: true });
    await letters.deleteOne({ _id });
  };

  return {
    async park(letter) {
      await letters.updateOne(
        { _id: idOf(letter.topic, letter.message) },
        { $set: { ...letter, ...about(letter.message), parkedAt: new Date() }, $unset: { redriveAt: '' } },
        { upsert: true },
      );
    },
    async count() {
      const kinds = letters.aggregate<{ _id: Omit<DeadLetterCount, 'letters'>; letters: number }>(
        [
          {
            $group: {
              _id: { topic: '$topic', erasure: { $ifNull: ['$erasure', false] } },
              letters: { $sum: 1 },
            },
          },
        ],
        { maxTimeMS: COUNT_LIMIT_MS },
      );
      return (await kinds.toArray()).map(({ _id, letters: count }) => ({ ..._id, letters: count }));
    },
    list: () => letters.find({}, { projection: { message: 0 }, sort: { parkedAt: 1 } }).toArray(),
    async requestRedrive(ids) {
      const wanted = { _id: { $in: [...ids] } };
      await letters.updateMany(wanted, { $set: { redriveAt: new Date() } });
      const found = await letters.find(wanted, { projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },
    nextToRedrive: () => letters.findOne({ redriveAt: { $exists: true } }, { sort: { redriveAt: 1 } }),
    async endRedrive({ _id, redriveAt }) {
      await letters.updateOne({ _id, redriveAt }, { $unset: { redriveAt: '' } });
    },
    async remove(id) {
      await letters.deleteOne({ _id: id });
    },
    async eraseLearner(userId, transaction) {
      await letters.deleteMany({ userId }, { session: transaction });
    },
    async ensureIndexes() {
      await letters.createIndex({ userId: 1 }, { sparse: true });
      await letters.createIndex({ parkedAt: 1 });
      await letters.createIndex({ redriveAt: 1 }, { sparse: true });
      for await (const letter of letters.find({ _id: { $type: 'objectId' } })) await giveId(letter);
      for await (const { _id, message } of letters.find({ userId: { $exists: false } })) {
        await letters.updateOne({ _id }, { $set: about(message) });
      }
    },
  };
}

/** What of a message tells whose it is: the key of its learner's events. */
function about(message: string): Pick<DeadLetter, 'userId'> {
  const userId = learnerOf(message);
  return userId === null ? {} : { userId };
}

const COUNT_LIMIT_MS = 1000;
const ID_LENGTH = 16;

/** In hexadecimal digits: a command takes what begins with a hyphen for an option. */
function idOf(topic: string, message: string): string {
  return createHash('sha256').update(`${topic}\n${message}`).digest('hex').slice(0, ID_LENGTH);
}
