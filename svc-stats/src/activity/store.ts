import type { AnsweredDay } from '@zielona-fala/contracts/events';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';
import { type AnsweredInTest, type DayTotal, dayTotal } from './day.ts';

interface DayDocument extends DayTotal {
  /** `<userId>:<day>` */
  readonly _id: string;
  readonly userId: number;
  /** Such as `2026-11-22`. */
  readonly day: string;
  /** By test: what an event states of a test takes the place of what was known of it. */
  readonly tests: Readonly<Record<string, AnsweredInTest>>;
}

/** A day of the learner's calendar on which something was answered. */
export type ActiveDay = Pick<DayDocument, 'day' | 'answered' | 'reachedAt'>;

/** A day with what each test told of it. */
export type KnownDay = Pick<DayDocument, 'day' | 'answered' | 'reachedAt' | 'tests'>;

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
   * Takes over what is stated of a test; stated again, it changes nothing.
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
  deleteLearner(userId: number, transaction: Transaction): Promise<void>;
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
      let isReachedNewly = false;
      for (const { day, answered, lastAnsweredAt } of days) {
        const before = known.get(day);
        const stated = { answered, lastAnsweredAt: new Date(lastAnsweredAt) };
        const tests = { ...before?.tests, [testId]: stated };
        const total = dayTotal(Object.values(tests));
        isReachedNewly ||= total.reachedAt?.getTime() !== before?.reachedAt?.getTime();
        await activeDays.updateOne(
          { _id: idOf(userId, day) },
          { $set: { userId, day, ...total, [`tests.${testId}`]: stated } },
          { session: transaction, upsert: true },
        );
      }
      return isReachedNewly;
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
    async deleteLearner(userId, transaction) {
      await activeDays.deleteMany({ userId }, { session: transaction });
    },
    ensureIndexes: () => activeDays.createIndexes(),
  };
}

const idOf = (userId: number, day: string): string => `${userId}:${day}`;
