import { type Connection, Schema } from 'mongoose';
import type { WeekKey } from '../ranking/period.ts';

interface WeekDocument {
  readonly _id: WeekKey;
  readonly closedAt: Date;
}

const schema = new Schema<WeekDocument>(
  { _id: String, closedAt: { type: Date, required: true } },
  { collection: 'closed_weeks', versionKey: false },
);

/** Weeks whose winners have their medals. */
export interface WeekStore {
  /** Those that are not closed, in the order given. */
  openOf(weeks: readonly WeekKey[]): Promise<readonly WeekKey[]>;
  close(week: WeekKey, at: Date): Promise<void>;
}

export function createWeekStore(connection: Connection): WeekStore {
  const closedWeeks = connection.model('Week', schema);
  return {
    async openOf(weeks) {
      const found = await closedWeeks.find({ _id: { $in: weeks } }).lean();
      const closed = new Set(found.map(({ _id }) => _id));
      return weeks.filter((week) => !closed.has(week));
    },
    async close(week, closedAt) {
      await closedWeeks.updateOne({ _id: week }, { $setOnInsert: { closedAt } }, { upsert: true });
    },
  };
}
