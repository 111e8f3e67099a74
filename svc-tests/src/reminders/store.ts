import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';
import type { Reminders } from './reminders.ts';

type ReminderDocument = Omit<Reminders, 'userId' | 'push'> & {
  readonly _id: number;
  /** Absent from reminders of before there were notifications. */
  readonly push?: boolean;
};

const reminderSchema = new Schema<ReminderDocument>(
  {
    _id: Number,
    mail: { type: Boolean, required: true },
    push: Boolean,
    hour: { type: Number, required: true },
    endToken: { type: String, required: true },
    nextAt: Date,
    lastDay: String,
    remindedAt: Date,
    unanswered: { type: Number, required: true },
    endedUnanswered: { type: Boolean, required: true },
  },
  { versionKey: false },
)
  .index({ nextAt: 1 }, { sparse: true })
  .index({ endToken: 1 }, { unique: true });

/** Reminders of learners who have ever asked for them: one document each, so that two writers of it conflict. */
export interface ReminderStore {
  find(userId: number, transaction?: Transaction): Promise<Reminders | null>;
  /** Those whose time has come, the earliest first. */
  due(now: Date, limit: number): Promise<readonly Reminders[]>;
  save(reminders: Reminders, transaction: Transaction): Promise<void>;
  /** Ends those of a link; a link that is unknown, or has been used, changes nothing. */
  end(endToken: string): Promise<void>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createReminderStore(connection: Connection): ReminderStore {
  const reminders = connection.model('Reminders', reminderSchema, 'reminders');
  return {
    async find(userId, transaction) {
      const found = await reminders
        .findById(userId)
        .session(transaction ?? null)
        .lean();
      return found && remindersOf(found);
    },
    async due(now, limit) {
      const found = await reminders
        .find({ nextAt: { $lte: now } })
        .sort({ nextAt: 1 })
        .limit(limit)
        .lean();
      return found.map(remindersOf);
    },
    async save({ userId, ...rest }, transaction) {
      await reminders.replaceOne(
        { _id: userId },
        { _id: userId, ...rest },
        { session: transaction, upsert: true },
      );
    },
    async end(endToken) {
      await reminders.updateOne({ endToken }, { $set: { mail: false, push: false }, $unset: { nextAt: '' } });
    },
    async eraseLearner(userId, transaction) {
      await reminders.deleteOne({ _id: userId }, { session: transaction });
    },
    async ensureIndexes() {
      await reminders.createIndexes();
    },
  };
}

const remindersOf = ({ _id: userId, push = false, ...rest }: ReminderDocument): Reminders => ({
  userId,
  push,
  ...rest,
});
