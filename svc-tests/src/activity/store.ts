import type { AnswersRecordedData } from '@zielona-fala/contracts/events';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';

type RecordDocument = Omit<AnswersRecordedData, 'testId'> & { readonly _id: number };

const recordSchema = new Schema<RecordDocument>(
  {
    _id: Number,
    userId: { type: Number, required: true },
    category: { type: String, required: true },
    days: [{ _id: false, day: String, answered: Number, lastAnsweredAt: String }],
    masteredTotal: { type: Number, required: true },
    recordedAt: { type: String, required: true },
  },
  { versionKey: false },
).index({ userId: 1 });

/**
 * What was told of the answers of each ended test, never changed: tests can be deleted and time zones change, but what
 * was counted can be told again as it was.
 */
export interface AnswerRecords {
  insert(record: AnswersRecordedData, transaction: Transaction): Promise<void>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createAnswerRecords(connection: Connection): AnswerRecords {
  const records = connection.model('AnswerRecord', recordSchema, 'answer_records');
  return {
    async insert({ testId, ...record }, transaction) {
      await records.insertOne({ _id: testId, ...record }, { session: transaction });
    },
    async eraseLearner(userId, transaction) {
      await records.deleteMany({ userId }, { session: transaction });
    },
    async ensureIndexes() {
      await records.createIndexes();
    },
  };
}
