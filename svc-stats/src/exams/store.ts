import type { CategoryName } from '@zielona-fala/contracts';
import type { Open } from '@zielona-fala/contracts/schemas';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';
import { upsertAll } from '../writes/upsert-all.ts';
import type { Exam } from './exam.ts';

type ExamDocument = Omit<Exam, 'testId'> & {
  _id: number;
  /** Rankings leave it out: the learner had finished as many on that day as count. */
  isUnranked?: boolean;
};

interface CountsDocument {
  /** The statsId: the id of the first exam, so that a rebuilt projection has the same. */
  _id: number;
  userId: number;
  category: Open<CategoryName>;
  passedCount: number;
  failedCount: number;
  /** When the latest passed exam ended; absent if unknown. */
  lastPassedAt?: Date;
}

/** What a learner had passed by some time. */
export interface PassedBefore {
  readonly count: number;
  readonly categories: ReadonlySet<Open<CategoryName>>;
  /** When the latest ended; null if unknown. */
  readonly latest: Date | null;
}

export const NOTHING_PASSED: PassedBefore = { count: 0, categories: new Set(), latest: new Date(0) };

export interface ExamCounts {
  readonly statsId: number;
  readonly passedCount: number;
  readonly failedCount: number;
}

export interface CategoryCounts extends ExamCounts {
  readonly category: Open<CategoryName>;
}

export type PassedExam = Pick<Exam, 'category' | 'finishedAt' | 'summaryPoints'>;

/** An exam that a learner passed, and whether rankings leave it out. */
export interface KnownPass extends PassedExam, Pick<Exam, 'testId' | 'userId'> {
  readonly isUnranked?: boolean;
}

/** Position of an exam among those of its learner and category. */
export type ExamEnd = Pick<Exam, 'testId' | 'finishedAt'>;

/** Exams that ended from `start` on, and before another one. */
export interface ExamPage {
  readonly start: Date;
  readonly before: ExamEnd | null;
  readonly limit: number;
}

export interface ExamStore {
  /** Records exams and counts them. @returns those that were not recorded before, in the order given */
  record(exams: readonly Exam[], transaction: Transaction): Promise<readonly Exam[]>;
  counts(userId: number, category: CategoryName): Promise<ExamCounts | null>;
  /** Of all categories in which the learner has finished an exam. */
  allCounts(userId: number): Promise<readonly CategoryCounts[]>;
  /** All of a learner, by category, newest first; read as they are asked for. */
  all(userId: number): AsyncIterable<Exam>;
  find(testId: number, userId: number, category: CategoryName): Promise<ExamEnd | undefined>;
  /** Newest first. */
  since(userId: number, category: CategoryName, page: ExamPage): Promise<readonly Exam[]>;
  /** Those that ended from `start` on, in no particular order. */
  pointsSince(
    userId: number,
    category: CategoryName,
    start: Date,
  ): Promise<readonly Pick<Exam, 'status' | 'summaryPoints' | 'finishedAt'>[]>;
  /** What these learners have passed, without reading each exam. */
  passedBefore(
    userIds: readonly number[],
    transaction: Transaction,
  ): Promise<ReadonlyMap<number, PassedBefore>>;
  /** When those ended that a learner passed from `start` on and that count for rankings, in no particular order. */
  rankedSince(userId: number, category: CategoryName, start: Date): Promise<readonly Date[]>;
  /** All that these learners passed, in no particular order. */
  passedOf(userIds: readonly number[], transaction: Transaction): Promise<readonly KnownPass[]>;
  /** Notes which exams rankings leave out. */
  leaveOut(testIds: ReadonlySet<number>, transaction: Transaction): Promise<void>;
  /** Has these in the place of all that the learner had. @param all in the order in which they came */
  replace(userId: number, all: readonly Exam[], transaction: Transaction): Promise<void>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
}

const examSchema = new Schema<ExamDocument>(
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    category: { type: String, required: true },
    status: { type: String, required: true },
    primaryPoints: { type: Number, required: true },
    technicalPoints: { type: Number, required: true },
    summaryPoints: { type: Number, required: true },
    finishedAt: { type: Date, required: true },
    isUnranked: Boolean,
  },
  { collection: 'exams', versionKey: false },
).index({ userId: 1, category: 1, finishedAt: -1, _id: -1 });

const countsSchema = new Schema<CountsDocument>(
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    category: { type: String, required: true },
    passedCount: { type: Number, required: true },
    failedCount: { type: Number, required: true },
    lastPassedAt: Date,
  },
  { collection: 'category_counts', versionKey: false },
).index({ userId: 1, category: 1 }, { unique: true });

export function createExamStore(connection: Connection): ExamStore {
  const exams = connection.model('Exam', examSchema);
  const counts = connection.model('CategoryCounts', countsSchema);
  const eraseLearner = async (userId: number, transaction: Transaction): Promise<void> => {
    await exams.deleteMany({ userId }, { session: transaction });
    await counts.deleteMany({ userId }, { session: transaction });
  };
  return {
    async record(all, transaction) {
      const isNew = await upsertAll<ExamDocument>(
        exams,
        all.map(({ testId: _id, ...exam }) => ({ filter: { _id }, update: { $setOnInsert: exam } })),
        transaction,
      );
      const recorded = all.filter((_, index) => isNew.has(index));
      await upsertAll<CountsDocument>(
        counts,
        countsOf(recorded).map(({ _id, userId, category, lastPassedAt, ...added }) => ({
          filter: { userId, category },
          update: {
            $inc: added,
            $setOnInsert: { _id },
            ...(lastPassedAt && { $max: { lastPassedAt } }),
          },
        })),
        transaction,
      );
      return recorded;
    },
    async counts(userId, category) {
      const document = await counts.findOne({ userId, category }, { passedCount: 1, failedCount: 1 }).lean();
      return document === null ? null : withStatsId(document);
    },
    async allCounts(userId) {
      const documents = await counts.find({ userId }, { category: 1, passedCount: 1, failedCount: 1 }).lean();
      return documents.map(withStatsId);
    },
    async *all(userId) {
      const found = exams.find({ userId }).sort({ category: 1, finishedAt: -1, _id: -1 }).lean().cursor();
      for await (const document of found) yield fromDocument(document);
    },
    async find(testId, userId, category) {
      const found = await exams.findOne({ _id: testId, userId, category }, { finishedAt: 1 }).lean();
      return found === null ? undefined : { testId, finishedAt: found.finishedAt };
    },
    async since(userId, category, { start, before, limit }) {
      const documents = await exams
        .find({ userId, category, finishedAt: { $gte: start }, ...(before !== null && endedBefore(before)) })
        .sort({ finishedAt: -1, _id: -1 })
        .limit(limit)
        .lean();
      return documents.map(fromDocument);
    },
    pointsSince: (userId, category, start) =>
      exams
        .find(
          { userId, category, finishedAt: { $gte: start } },
          { _id: 0, status: 1, summaryPoints: 1, finishedAt: 1 },
        )
        .lean(),
    async passedBefore(userIds, transaction) {
      const found = await counts
        .find({ userId: { $in: userIds }, passedCount: { $gt: 0 } })
        .session(transaction)
        .lean();
      return new Map(
        [...Map.groupBy(found, ({ userId }) => userId)].map(([userId, all]) => [userId, summed(all)]),
      );
    },
    async rankedSince(userId, category, start) {
      const passed = { userId, category, finishedAt: { $gte: start }, status: 'passed' } as const;
      const found = await exams
        .find({ ...passed, isUnranked: { $ne: true } }, { _id: 0, finishedAt: 1 })
        .lean();
      return found.map(({ finishedAt }) => finishedAt);
    },
    async passedOf(userIds, transaction) {
      const found = await exams
        .find(
          { userId: { $in: userIds }, status: 'passed' },
          { userId: 1, category: 1, finishedAt: 1, summaryPoints: 1, isUnranked: 1 },
        )
        .session(transaction)
        .lean();
      return found.map(fromDocument);
    },
    async leaveOut(testIds, transaction) {
      if (testIds.size === 0) return;
      const left = { _id: { $in: [...testIds] } };
      await exams.updateMany(left, { $set: { isUnranked: true } }, { session: transaction });
    },
    async replace(userId, all, transaction) {
      await eraseLearner(userId, transaction);
      const documents = all.map(({ testId, ...exam }) => ({ _id: testId, ...exam }));
      await exams.insertMany(documents, { session: transaction });
      await counts.insertMany(countsOf(all), { session: transaction });
    },
    eraseLearner,
    async ensureIndexes() {
      await exams.createIndexes();
      await counts.createIndexes();
    },
  };
}

const latestOf = (times: readonly Date[]): Date => new Date(Math.max(...times.map((time) => time.getTime())));

function summed(counts: readonly CountsDocument[]): PassedBefore {
  const times = counts.flatMap(({ lastPassedAt }) => lastPassedAt ?? []);
  return {
    count: counts.reduce((sum, { passedCount }) => sum + passedCount, 0),
    categories: new Set(counts.map(({ category }) => category)),
    latest: times.length === counts.length ? latestOf(times) : null,
  };
}

const fromDocument = <Read extends { readonly _id: number }>({ _id: testId, ...exam }: Read) => ({
  testId,
  ...exam,
});

const withStatsId = <Read extends { readonly _id: number }>({ _id: statsId, ...counts }: Read) => ({
  statsId,
  ...counts,
});

/** In the order of the index: by the end, then by id. */
const endedBefore = ({ testId, finishedAt }: ExamEnd) => ({
  $or: [{ finishedAt: { $lt: finishedAt } }, { finishedAt, _id: { $lt: testId } }],
});

function countsOf(exams: readonly Exam[]): CountsDocument[] {
  return [...Map.groupBy(exams, ({ userId, category }) => `${userId}:${category}`).values()].map((all) => {
    const [{ testId: _id, userId, category }] = all as [Exam, ...Exam[]];
    const passed = all.filter(({ status }) => status === 'passed');
    const failedCount = all.length - passed.length;
    const counts = { _id, userId, category, passedCount: passed.length, failedCount };
    return passed.length === 0
      ? counts
      : { ...counts, lastPassedAt: latestOf(passed.map(({ finishedAt }) => finishedAt)) };
  });
}
