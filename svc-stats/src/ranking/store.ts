import { RANKING_PERIODS } from '@zielona-fala/contracts';
import { COMMITTED, type Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';
import type { PassedExam } from '../exams/store.ts';
import { upsertAll } from '../writes/upsert-all.ts';
import type { Changed, RankingChanges } from './changes.ts';
import { periodKeyOf, type RankingKey } from './period.ts';

/** How many exams a learner passed in a period, and since when it is so many. */
export interface Standing {
  readonly userId: number;
  readonly passedCount: number;
  readonly reachedAt: Date;
}

/** What a ranking shows of a learner, and what its name is asked by. */
export interface RankedLearner {
  readonly userId: number;
  readonly level: number;
  /** Rises with each change of the account, for instance of its name. */
  readonly accountVersion: number;
}

export type RankedStanding = Standing & RankedLearner;

/** Exams that a learner passed. */
export interface PassedBy {
  readonly learner: RankedLearner;
  readonly exams: readonly Pick<PassedExam, 'category' | 'finishedAt'>[];
}

type StandingDocument = RankingKey & RankedStanding;

/** What a ranking orders by, between different learners. */
export type SortKey = Pick<Standing, 'passedCount' | 'reachedAt'>;

/** A sort key with the number of standings before it. */
export interface Milestone extends SortKey {
  readonly before: number;
}

export const START: Milestone = { passedCount: Number.POSITIVE_INFINITY, reachedAt: new Date(0), before: 0 };

/** The current standings. Each write also records a change to be applied in Redis. */
export interface StandingStore {
  /** Counts newly passed exams, all those of a learner together. */
  countPassed(passed: readonly PassedBy[], transaction: Transaction): Promise<void>;
  /** Puts a learner back into the rankings, as all these exams were counted. */
  restore(learner: RankedLearner, passed: readonly PassedExam[], transaction: Transaction): Promise<void>;
  /** Takes over what rankings show of learners. */
  showLearners(learners: readonly RankedLearner[], transaction: Transaction): Promise<void>;
  /** Best first; ties are ordered by who reached the count first. */
  best(ranking: RankingKey, limit: number): Promise<readonly RankedStanding[]>;
  /** Of a learner, in all rankings. */
  all(userId: number): Promise<readonly (RankingKey & SortKey)[]>;
  find(ranking: RankingKey, userId: number): Promise<Standing | null>;
  /** Of some learners, in all rankings, as no failover can undo it. */
  ofLearners(userIds: readonly number[]): Promise<readonly (RankingKey & RankedStanding)[]>;
  /** All of a ranking, ordered by learner, so that a learner who rises during the iteration is not skipped. */
  everybody(ranking: RankingKey): AsyncIterable<RankedStanding>;
  /** Number of standings from `from` (inclusive) to `to` (exclusive). */
  count(ranking: RankingKey, range: { from: SortKey; to: Standing; limit?: number }): Promise<number>;
  /** Best first, evenly spread; one read of the whole ranking. */
  milestones(ranking: RankingKey, most: number): Promise<readonly Milestone[]>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
}

/** Long enough to award the medals of a week that closed while a consumer was behind. */
const WEEKS_KEPT_SECONDS = 8 * 7 * 24 * 60 * 60;

const schema = new Schema<StandingDocument>(
  {
    period: { type: String, required: true },
    category: { type: String, required: true },
    userId: { type: Number, required: true },
    passedCount: { type: Number, required: true },
    reachedAt: { type: Date, required: true },
    level: { type: Number, required: true },
    accountVersion: { type: Number, required: true },
  },
  { collection: 'standings', versionKey: false },
)
  .index({ period: 1, category: 1, userId: 1 }, { unique: true })
  .index({ period: 1, category: 1, passedCount: -1, reachedAt: 1, userId: 1 })
  .index({ userId: 1 })
  .index(
    { reachedAt: 1 },
    { expireAfterSeconds: WEEKS_KEPT_SECONDS, partialFilterExpression: { period: { $lt: 'all' } } },
  );

interface Bucket {
  /** `lost` is the negative count, so that buckets begin with the best. */
  readonly _id: { readonly min: { readonly lost: number; readonly reachedAt: Date } };
  readonly count: number;
}

const EVERYBODY_AT_ONCE = 1000;
const SHOWN = { _id: 0, userId: 1, passedCount: 1, reachedAt: 1 } as const;

export function createStandingStore(
  connection: Connection,
  changes: Pick<RankingChanges, 'note'>,
): StandingStore {
  const standings = connection.model('Standing', schema);
  /** The standings of these learners. */
  const rankingsOf = async (
    userIds: readonly number[],
    transaction: Transaction,
  ): Promise<readonly Changed[]> => {
    const found = await standings
      .find({ userId: { $in: userIds } }, { _id: 0, userId: 1, period: 1, category: 1 })
      .session(transaction)
      .lean();
    return changesOf(found);
  };
  return {
    async countPassed(passed, transaction) {
      if (passed.length === 0) return;
      const counted = passed.map(({ learner, exams }) => standingsOf(learner, exams));
      await upsertAll<StandingDocument>(
        standings,
        counted.flat().map(({ period, category, userId, passedCount, reachedAt, level, accountVersion }) => ({
          filter: { period, category, userId },
          update: { $inc: { passedCount }, $max: { reachedAt }, $set: { level, accountVersion } },
        })),
        transaction,
      );
      await changes.note(changesOf(counted.flat()), transaction);
    },
    async restore(learner, passed, transaction) {
      const restored = standingsOf(learner, passed);
      await standings.insertMany(restored, { session: transaction });
      await changes.note(changesOf(restored), transaction);
    },
    async showLearners(learners, transaction) {
      if (learners.length === 0) return;
      const changed = await rankingsOf(
        learners.map(({ userId }) => userId),
        transaction,
      );
      if (changed.length === 0) return;
      await standings.bulkWrite(
        learners.map(({ userId, level, accountVersion }) => ({
          updateMany: { filter: { userId }, update: { $set: { level, accountVersion } } },
        })),
        { session: transaction },
      );
      await changes.note(changed, transaction);
    },
    best: (ranking, limit) =>
      standings
        .find({ ...ranking }, { ...SHOWN, level: 1, accountVersion: 1 })
        .sort({ passedCount: -1, reachedAt: 1, userId: 1 })
        .limit(limit)
        .lean(),
    all: (userId) =>
      standings.find({ userId }, { _id: 0, period: 1, category: 1, passedCount: 1, reachedAt: 1 }).lean(),
    ofLearners: (userIds) =>
      standings
        .find({ userId: { $in: [...userIds] } }, { _id: 0 })
        .readConcern(COMMITTED.level)
        .lean(),
    everybody: (ranking) =>
      standings
        .find({ ...ranking }, { ...SHOWN, level: 1, accountVersion: 1 })
        .sort({ userId: 1 })
        .hint({ period: 1, category: 1, userId: 1 })
        .readConcern(COMMITTED.level)
        .lean()
        .cursor({ batchSize: EVERYBODY_AT_ONCE }),
    find: (ranking, userId) => standings.findOne({ ...ranking, userId }, SHOWN).lean(),
    count: (ranking, { from, to, limit }) =>
      standings.countDocuments(
        { $or: between(from, to).map((part) => ({ ...ranking, ...part })) },
        limit === undefined ? {} : { limit },
      ),
    async milestones(ranking, most) {
      const sortKey = { lost: { $multiply: ['$passedCount', -1] }, reachedAt: '$reachedAt' };
      const buckets = await standings.aggregate<Bucket>([
        { $match: { ...ranking } },
        { $project: { _id: 0, sortKey } },
        { $bucketAuto: { groupBy: '$sortKey', buckets: most } },
      ]);
      let before = 0;
      return buckets.map(({ _id: { min }, count }) => {
        const milestone = { passedCount: -min.lost, reachedAt: min.reachedAt, before };
        before += count;
        return milestone;
      });
    },
    async eraseLearner(userId, transaction) {
      await changes.note(await rankingsOf([userId], transaction), transaction);
      await standings.deleteMany({ userId }, { session: transaction });
    },
    ensureIndexes: () => standings.createIndexes(),
  };
}

/** Ranges of the index that together hold the standings from `from` to before `to`. */
function between(from: SortKey, to: Standing): object[] {
  const { passedCount, reachedAt, userId } = to;
  const ties = { passedCount, reachedAt, userId: { $lt: userId } };
  if (from.passedCount === passedCount) {
    return [{ passedCount, reachedAt: { $gte: from.reachedAt, $lt: reachedAt } }, ties];
  }
  return [
    { passedCount: from.passedCount, reachedAt: { $gte: from.reachedAt } },
    { passedCount: { $gt: passedCount, $lt: from.passedCount } },
    { passedCount, reachedAt: { $lt: reachedAt } },
    ties,
  ];
}

/** What changes with these standings, by learner. */
const changesOf = (standings: readonly (RankingKey & Pick<Standing, 'userId'>)[]): readonly Changed[] =>
  [...Map.groupBy(standings, ({ userId }) => userId)].map(([userId, own]) => ({
    userId,
    rankings: own.map(({ period, category }) => ({ period, category })),
  }));

/** The standings that exams make in all periods, the old ones too: those that are over go by themselves. */
function standingsOf(
  { userId, level, accountVersion }: RankedLearner,
  passed: PassedBy['exams'],
): StandingDocument[] {
  const standings = new Map<string, StandingDocument>();
  for (const { category, finishedAt } of passed) {
    for (const name of RANKING_PERIODS) {
      const period = periodKeyOf(name, finishedAt);
      const key = `${period} ${category}`;
      const before = standings.get(key);
      standings.set(key, {
        ...{ userId, level, accountVersion, period, category },
        passedCount: (before?.passedCount ?? 0) + 1,
        reachedAt: before !== undefined && before.reachedAt > finishedAt ? before.reachedAt : finishedAt,
      });
    }
  }
  return [...standings.values()];
}
