import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';

/** Identity of an answer: a question is answered once at a time. */
export interface CountedAnswer {
  readonly number: number;
  readonly at: Date;
}

interface CountedDocument {
  /** `<userId>:<number>:<milliseconds>` */
  readonly _id: string;
  readonly userId: number;
  readonly at: Date;
}

/** Longer than an answer is taken after it was given. */
const KEPT_SECONDS = 40 * 24 * 60 * 60;

const countedSchema = new Schema<CountedDocument>(
  { _id: String, userId: { type: Number, required: true }, at: { type: Date, required: true } },
  { versionKey: false },
)
  .index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS })
  .index({ userId: 1 });

/** Which answers of packs counted already, so that none counts twice however often it is sent. */
export interface CountedAnswerStore {
  /** Those that did not count before; from the end of the transaction on they did. */
  take<Given extends CountedAnswer>(
    userId: number,
    answers: readonly Given[],
    transaction: Transaction,
  ): Promise<readonly Given[]>;
  /** Whether the learner gave one of them after a moment, whether or not it made a day. */
  isAnsweredSince(userId: number, since: Date): Promise<boolean>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createCountedAnswerStore(connection: Connection): CountedAnswerStore {
  const counted = connection.model('PackAnswer', countedSchema, 'pack_answers');
  return {
    async take(userId, answers, transaction) {
      const idOf = ({ number, at }: CountedAnswer) => `${userId}:${number}:${at.getTime()}`;
      const known = await counted
        .find({ _id: { $in: answers.map(idOf) } })
        .session(transaction)
        .select({ _id: 1 })
        .lean();
      const before = new Set(known.map(({ _id }) => _id));
      const fresh = answers.filter((answer) => !before.has(idOf(answer)));
      if (fresh.length > 0) {
        const documents = fresh.map((answer) => ({ _id: idOf(answer), userId, at: answer.at }));
        await counted.insertMany(documents, { session: transaction });
      }
      return fresh;
    },
    async isAnsweredSince(userId, since) {
      return (await counted.exists({ userId, at: { $gt: since } })) !== null;
    },
    async eraseLearner(userId, transaction) {
      await counted.deleteMany({ userId }, { session: transaction });
    },
    async ensureIndexes() {
      await counted.createIndexes();
    },
  };
}
