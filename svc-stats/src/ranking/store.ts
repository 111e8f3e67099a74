import { type CategoryName, RANKING_PERIODS } from '@zielona-fala/contracts';
import type { Session } from '@zielona-fala/service-kit';
import { type Connection, Schema } from 'mongoose';
import { type PeriodKey, periodKeyOf } from './period.ts';

/** How many exams a learner passed in a period, and since when it is so many. */
export interface Standing {
  readonly userId: number;
  readonly passedCount: number;
  readonly reachedAt: Date;
}

interface StandingDocument extends Standing {
  readonly period: PeriodKey;
  readonly category: CategoryName;
}

/** One ranking: a category in a period. */
export interface RankingKey {
  readonly period: PeriodKey;
  readonly category: CategoryName;
}

export interface StandingStore {
  countPassed(
    exam: { userId: number; category: CategoryName; finishedAt: Date },
    session: Session,
  ): Promise<void>;
  /** Best first; of equal ones who got there first. */
  best(ranking: RankingKey, limit: number): Promise<readonly Standing[]>;
  find(ranking: RankingKey, userId: number): Promise<Standing | null>;
  countBetter(ranking: RankingKey, than: Standing): Promise<number>;
  deleteLearner(userId: number, session: Session): Promise<void>;
  ensureIndexes(): Promise<void>;
}

const schema = new Schema<StandingDocument>(
  {
    period: { type: String, required: true },
    category: { type: String, required: true },
    userId: { type: Number, required: true },
    passedCount: { type: Number, required: true },
    reachedAt: { type: Date, required: true },
  },
  { collection: 'standings', versionKey: false },
)
  .index({ period: 1, category: 1, userId: 1 }, { unique: true })
  .index({ period: 1, category: 1, passedCount: -1, reachedAt: 1, userId: 1 })
  .index({ userId: 1 });

const SHOWN = { _id: 0, userId: 1, passedCount: 1, reachedAt: 1 } as const;

export function createStandingStore(connection: Connection): StandingStore {
  const standings = connection.model('Standing', schema);
  return {
    async countPassed({ userId, category, finishedAt }, session) {
      for (const period of RANKING_PERIODS) {
        await standings.updateOne(
          { period: periodKeyOf(period, finishedAt), category, userId },
          { $inc: { passedCount: 1 }, $max: { reachedAt: finishedAt } },
          { session, upsert: true },
        );
      }
    },
    best: (ranking, limit) =>
      standings
        .find({ ...ranking }, SHOWN)
        .sort({ passedCount: -1, reachedAt: 1, userId: 1 })
        .limit(limit)
        .lean(),
    find: (ranking, userId) => standings.findOne({ ...ranking, userId }, SHOWN).lean(),
    countBetter: (ranking, { userId, passedCount, reachedAt }) =>
      standings.countDocuments({
        $or: [
          { ...ranking, passedCount: { $gt: passedCount } },
          { ...ranking, passedCount, reachedAt: { $lt: reachedAt } },
          { ...ranking, passedCount, reachedAt, userId: { $lt: userId } },
        ],
      }),
    async deleteLearner(userId, session) {
      await standings.deleteMany({ userId }, { session });
    },
    ensureIndexes: () => standings.createIndexes(),
  };
}
