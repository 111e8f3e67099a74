import type { AnswersRecordedData } from '@zielona-fala/contracts/events';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';

interface RecordDocument extends Omit<AnswersRecordedData, 'testId' | 'retelling'> {
  readonly _id: number;
  /** Of the event that told it. */
  readonly sequence: number;
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
  },
  { versionKey: false },
).index({ userId: 1 });

/**
 * What was told of the answers of each ended test, never changed: tests can be deleted and time zones change, but what
 * was counted can be told again as it was.
 */
export interface AnswerRecords {
  /** @param sequence of the event that tells it */
  insert(record: AnswersRecordedData, sequence: number, transaction: Transaction): Promise<void>;
  /** Of a learner, in the order in which they were told. */
  all(userId: number, transaction: Transaction): Promise<readonly AnswersRecordedData[]>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createAnswerRecords(connection: Connection): AnswerRecords {
  const records = connection.model('AnswerRecord', recordSchema, 'answer_records');
  return {
    async insert({ testId, ...record }, sequence, transaction) {
      await records.insertOne({ _id: testId, ...record, sequence }, { session: transaction });
    },
    async all(userId, transaction) {
      const found = await records.find({ userId }).sort({ sequence: 1 }).session(transaction).lean();
      return found.map(({ _id: testId, sequence: _sequence, ...record }) => ({ testId, ...record }));
    },
    async eraseLearner(userId, transaction) {
      await records.deleteMany({ userId }, { session: transaction });
    },
    async ensureIndexes() {
      await records.createIndexes();
    },
  };
}
