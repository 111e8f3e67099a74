import type { AnswersRecordedData } from '@zielona-fala/contracts/events';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';

interface AnswerRecord extends AnswersRecordedData {
  /** Sequence of its event. */
  readonly sequence: number;
  /** The piece of homework that the answers count for, if any. */
  readonly homework?: number;
}

type RecordDocument = Omit<AnswerRecord, 'testId' | 'retelling'> & { readonly _id: number };

/** How many answers of a learner count for a piece of homework. */
export interface HomeworkCount {
  readonly homework: number;
  readonly userId: number;
  readonly answered: number;
}

const recordSchema = new Schema<RecordDocument>(
  {
    _id: Number,
    userId: { type: Number, required: true },
    category: { type: String, required: true },
    days: [{ _id: false, day: String, answered: Number, lastAnsweredAt: String }],
    masteredTotal: { type: Number, required: true },
    recordedAt: { type: String, required: true },
    sequence: { type: Number, required: true },
    homework: Number,
  },
  { versionKey: false },
)
  .index({ userId: 1 })
  .index({ homework: 1 }, { partialFilterExpression: { homework: { $exists: true } } });

/**
 * The published answers of each ended test, immutable: tests can be deleted and time zones can change, but published events
 * can be replayed unchanged.
 */
export interface AnswerRecordStore {
  insert(record: AnswerRecord, transaction: Transaction): Promise<void>;
  /** Counts of ended tests; omits members without any. */
  countHomework(homework: readonly number[], userIds: readonly number[]): Promise<readonly HomeworkCount[]>;
  /** Whether the learner gave an answer of an ended test after a moment. */
  isAnsweredSince(userId: number, since: Date): Promise<boolean>;
  /** All of a learner, in the order of publication. */
  all(userId: number, transaction: Transaction): Promise<readonly AnswersRecordedData[]>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createAnswerRecordStore(connection: Connection): AnswerRecordStore {
  const records = connection.model('AnswerRecord', recordSchema, 'answer_records');
  return {
    async insert({ testId, ...record }, transaction) {
      await records.insertOne({ _id: testId, ...record }, { session: transaction });
    },
    async countHomework(homework, userIds) {
      const found = await records
        .find({ homework: { $in: [...homework] }, userId: { $in: [...userIds] } })
        .select({ userId: 1, homework: 1, 'days.answered': 1 })
        .lean();
      return found.map(({ userId, homework: homeworkId = 0, days }) => ({
        homework: homeworkId,
        userId,
        answered: days.reduce((sum, { answered }) => sum + answered, 0),
      }));
    },
    async isAnsweredSince(userId, since) {
      const answered = { userId, 'days.lastAnsweredAt': { $gt: since.toISOString() } };
      return (await records.exists(answered)) !== null;
    },
    async all(userId, transaction) {
      const found = await records.find({ userId }).sort({ sequence: 1 }).session(transaction).lean();
      return found.map(({ _id: testId, sequence: _sequence, homework: _homework, ...record }) => ({
        testId,
        ...record,
      }));
    },
    async eraseLearner(userId, transaction) {
      await records.deleteMany({ userId }, { session: transaction });
    },
    async ensureIndexes() {
      await records.createIndexes();
    },
  };
}
