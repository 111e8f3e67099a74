import type { AnsweredDay } from '@zielona-fala/contracts/events';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';
import { foldDays, type KnownDay } from './fold.ts';

interface DayDocument extends KnownDay {
  /** `<userId>:<day>` */
  readonly _id: string;
  readonly userId: number;
}

/** A day of the learner's calendar on which something was answered. */
export type ActiveDay = Pick<DayDocument, 'day' | 'answered' | 'reachedAt'>;

/** Days are asked for in their order: by themselves, for the streak, without reading their documents. */
const daySchema = new Schema<DayDocument>(
  {
    _id: String,
    userId: { type: Number, required: true },
    day: { type: String, required: true },
    answered: { type: Number, required: true },
    reachedAt: { type: Date, default: null },
    tests: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'active_days', versionKey: false },
).index({ userId: 1, day: 1, answered: 1, reachedAt: 1 });

/** On which days learners answered how many questions. */
export interface ActivityStore {
  /**
   * Applies the record of a test; idempotent.
   * @returns whether a day is reached that was not, or was later
   */
  record(
    userId: number,
    testId: number,
    days: readonly AnsweredDay[],
    transaction: Transaction,
  ): Promise<boolean>;
  /** Has these days in the place of all that the learner had. */
  replace(userId: number, days: readonly KnownDay[], transaction: Transaction): Promise<void>;
  /** All of a learner, the oldest first. */
  all(userId: number, transaction?: Transaction): Promise<readonly ActiveDay[]>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createActivityStore(connection: Connection): ActivityStore {
  const activeDays = connection.model('ActiveDay', daySchema);
  return {
    async record(userId, testId, days, transaction) {
      const ids = days.map(({ day }) => idOf(userId, day));
      const found = await activeDays
        .find({ _id: { $in: ids } })
        .session(transaction)
        .lean();
      const known = new Map(found.map((document) => [document.day, document]));
      const folded = foldDays(known, { testId, days });
      for (const { day, tests, ...total } of folded.days) {
        await activeDays.updateOne(
          { _id: idOf(userId, day) },
          { $set: { userId, day, ...total, [`tests.${testId}`]: tests[testId] } },
          { session: transaction, upsert: true },
        );
      }
      return folded.isReachedNewly;
    },
    async replace(userId, days, transaction) {
      await activeDays.deleteMany({ userId }, { session: transaction });
      const documents = days.map((known) => ({ _id: idOf(userId, known.day), userId, ...known }));
      await activeDays.insertMany(documents, { session: transaction });
    },
    all: (userId, transaction) =>
      activeDays
        .find({ userId }, { _id: 0, day: 1, answered: 1, reachedAt: 1 })
        .sort({ day: 1 })
        .session(transaction ?? null)
        .lean(),
    async eraseLearner(userId, transaction) {
      await activeDays.deleteMany({ userId }, { session: transaction });
    },
    ensureIndexes: () => activeDays.createIndexes(),
  };
}

const idOf = (userId: number, day: string): string => `${userId}:${day}`;
