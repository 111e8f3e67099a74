import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { Transaction } from '../../mongo/index.ts';
import { learnerOf } from './read-message.ts';

/** A message that could not be applied. */
export interface DeadLetter {
  /** Derived from topic and message, so that a message delivered twice is parked once. */
  readonly _id: string;
  readonly topic: string;
  readonly message: string;
  /** The learner the message is about, if that can be read. */
  readonly userId?: number;
  /** Whether the message may be the erasure of a learner. */
  readonly erasure: boolean;
  /** Why it could not be applied; holds no personal data. */
  readonly reason: string;
  readonly parkedAt: Date;
  /** Set while a redrive is requested. */
  readonly redriveAt?: Date;
}

/** Dead letters of one topic, counted by whether they may be erasures. */
export interface DeadLetterCount {
  readonly topic: string;
  readonly erasure: boolean;
  readonly letters: number;
}

/** Messages that could not be applied, kept in the consumer's database until they are redriven. */
export interface DeadLetters {
  park(letter: Pick<DeadLetter, 'topic' | 'message' | 'erasure' | 'reason'>): Promise<void>;
  /** How many there are of each kind. */
  count(): Promise<readonly DeadLetterCount[]>;
  /** The oldest first, without their messages. */
  list(): Promise<readonly Omit<DeadLetter, 'message'>[]>;
  /** Requests a redrive; safe to repeat. @returns the ids of the letters that exist */
  requestRedrive(ids: readonly string[]): Promise<readonly string[]>;
  /** The next letter to redrive, or null. */
  nextToRedrive(): Promise<DeadLetter | null>;
  /** Clears the request returned by {@link DeadLetters.nextToRedrive}, but not a later one. */
  endRedrive(letter: DeadLetter): Promise<void>;
  remove(id: string): Promise<void>;
  /** Deletes the letters about a learner, in the transaction that erases the learner. */
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
  /** Creates indexes and completes letters that older versions have parked. */
  ensureIndexes(): Promise<void>;
}

export function createDeadLetters(connection: Connection): DeadLetters {
  const letters = connection.collection<DeadLetter>('dead_letters');
  /** Of the index alone: however many there are, an operator is told within moments. */
  const counted = async (query: Partial<Pick<DeadLetter, 'topic' | 'erasure'>>): Promise<number> => {
    const count = { count: letters.collectionName, query, maxTimeMS: COUNT_LIMIT_MS };
    return (await connection.getClient().db(connection.name).command(count)).n;
  };
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
      const topics = await letters.distinct('topic', {}, { maxTimeMS: COUNT_LIMIT_MS });
      const counts = topics.map(async (topic): Promise<readonly DeadLetterCount[]> => {
        const [all, erasures] = await Promise.all([counted({ topic }), counted({ topic, erasure: true })]);
        return [
          { topic, erasure: false, letters: all - erasures },
          { topic, erasure: true, letters: erasures },
        ];
      });
      return (await Promise.all(counts)).flat().filter((each) => each.letters > 0);
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
      await letters.createIndex({ topic: 1, erasure: 1 });
      await letters.createIndex({ redriveAt: 1 }, { sparse: true });
      for await (const letter of letters.find({ _id: { $type: 'objectId' } })) await giveId(letter);
      for await (const { _id, message } of letters.find({ userId: { $exists: false } })) {
        await letters.updateOne({ _id }, { $set: about(message) });
      }
    },
  };
}

/** The learner of a message, if it can be read. */
function about(message: string): Pick<DeadLetter, 'userId'> {
  const userId = learnerOf(message);
  return userId === null ? {} : { userId };
}

const COUNT_LIMIT_MS = 1000;
const ID_LENGTH = 16;

/** Hexadecimal, because a command would parse an id with a leading hyphen as an option. */
function idOf(topic: string, message: string): string {
  return createHash('sha256').update(`${topic}\n${message}`).digest('hex').slice(0, ID_LENGTH);
}
