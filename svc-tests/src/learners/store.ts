import type { StudyPreferences } from '@zielona-fala/learning';
import { KEEP_ERASED_SECONDS } from '@zielona-fala/service-kit/events';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';
import { DEFAULT_STUDY } from './study-preferences.ts';

interface LearnerDocument {
  readonly _id: number;
  readonly isActive?: boolean;
  /** Sequence of the last event applied to the account; older ones are ignored. */
  readonly accountSequence?: number;
  /** Absent while the usual ones hold. */
  readonly study?: StudyPreferences;
  /** Experience points that were ever earned. */
  readonly xpTotal?: number;
  /**
   * Questions that are mastered in any category; absent until a test has ended. The former `mastered`, which counted one
   * once for each category, is only written by the former version: where it is, a test has ended that is not counted here.
   */
  readonly masteredQuestions?: number;
  /** Written by what must not pass an erasure: the two conflict. */
  readonly heldAt?: Date;
  /** Set on the tombstone that keeps late events from recreating an erased learner. */
  readonly erasedAt?: Date;
}

const learnerSchema = new Schema<LearnerDocument>(
  {
    _id: Number,
    isActive: Boolean,
    accountSequence: Number,
    study: { timeZone: String, dailyGoal: Number, examDate: String },
    xpTotal: Number,
    masteredQuestions: Number,
    heldAt: Date,
    erasedAt: Date,
  },
  { versionKey: false },
).index({ erasedAt: 1 }, { expireAfterSeconds: KEEP_ERASED_SECONDS });

/** An account as an event states it; without `study` that stays as it is. */
export interface AccountState {
  readonly isActive: boolean;
  readonly study?: StudyPreferences | undefined;
}

export interface LearnerAccount {
  readonly userId: number;
  /** Sequence of the last event applied to the account. */
  readonly accountVersion: number;
  readonly experiencePoints: number;
}

/** What a test brings its learner. */
export interface Progress {
  /** Of experience. */
  readonly points: number;
  /** Questions that are mastered now and were not before in any category, without those that are in none any more. */
  readonly newlyMastered: number;
}

export interface ProgressTotals {
  readonly xpTotal: number;
  /** Number of questions, each once whatever its categories; null if it has to be counted. */
  readonly mastered: number | null;
}

/** What this service keeps of learners: whether their account is active, how they study, what experience they earned. */
export interface LearnerStore {
  isActive(userId: number): Promise<boolean>;
  /** @returns how the learner studied before; null if it was not applied, because the stored state is newer */
  setAccount(
    userId: number,
    account: AccountState,
    sequence: number,
    transaction: Transaction,
  ): Promise<StudyPreferences | null>;
  studyOf(userId: number): Promise<StudyPreferences>;
  /** In which their days begin and end. */
  timeZonesOf(userIds: readonly number[]): Promise<(userId: number) => string>;
  experienceOf(userId: number): Promise<number>;
  /** Learners with stored data. */
  accounts(userIds: readonly number[]): Promise<readonly LearnerAccount[]>;
  /**
   * Keeps an erasure from passing unseen until the transaction ends.
   * @returns false for an erased learner
   */
  lock(userId: number, at: Date, transaction: Transaction): Promise<boolean>;
  /** Adds the rewards of a test. @returns the new totals */
  addProgress(userId: number, progress: Progress, transaction: Transaction): Promise<ProgressTotals>;
  /** Sets the number of mastered questions, where it had to be counted. */
  setMastered(userId: number, mastered: number, transaction: Transaction): Promise<void>;
  hasEndedTests(userId: number): Promise<boolean>;
  /** Those who have ever ended a test, by their ids. */
  whoEndedTests(): AsyncIterable<number>;
  eraseLearner(userId: number, sequence: number, at: Date, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
}

const ENDED_TESTS = { xpTotal: { $exists: true } };

export function createLearnerStore(connection: Connection): LearnerStore {
  const learners = connection.model('Learner', learnerSchema, 'learners');
  return {
    async isActive(userId) {
      const learner = await learners.findById(userId).select({ isActive: 1 }).lean();
      return learner?.isActive === true;
    },
    async setAccount(userId, { isActive, study }, sequence, transaction) {
      const learner = await learners.findById(userId).session(transaction).lean();
      if ((learner?.accountSequence ?? 0) >= sequence) return null;
      await learners.updateOne(
        { _id: userId },
        { $set: { isActive, accountSequence: sequence, ...(study && { study }) } },
        { session: transaction, upsert: true },
      );
      return learner?.study ?? DEFAULT_STUDY;
    },
    async studyOf(userId) {
      const learner = await learners.findById(userId).select({ study: 1 }).lean();
      return learner?.study ?? DEFAULT_STUDY;
    },
    async timeZonesOf(userIds) {
      const found = await learners
        .find({ _id: { $in: [...userIds] } })
        .select({ study: 1 })
        .lean();
      const known = new Map(found.map(({ _id, study }) => [_id, study?.timeZone]));
      return (userId) => known.get(userId) ?? DEFAULT_STUDY.timeZone;
    },
    async experienceOf(userId) {
      const learner = await learners.findById(userId).select({ xpTotal: 1 }).lean();
      return learner?.xpTotal ?? 0;
    },
    async accounts(userIds) {
      const found = await learners
        .find({ _id: { $in: [...userIds] } })
        .select({ accountSequence: 1, xpTotal: 1 })
        .lean();
      return found.map(({ _id, accountSequence = 0, xpTotal = 0 }) => ({
        userId: _id,
        accountVersion: accountSequence,
        experiencePoints: xpTotal,
      }));
    },
    async lock(userId, at, transaction) {
      const learner = await learners.findById(userId).session(transaction).lean();
      if (learner?.erasedAt !== undefined) return false;
      await learners.updateOne(
        { _id: userId },
        { $set: { heldAt: at } },
        { session: transaction, upsert: true },
      );
      return true;
    },
    async addProgress(userId, { points, newlyMastered }, transaction) {
      const xpTotal = { $add: [{ $ifNull: ['$xpTotal', 0] }, points] };
      const counted = '$masteredQuestions';
      const isUpToDate = {
        $and: [{ $isNumber: counted }, { $eq: [{ $type: '$mastered' }, 'missing'] }],
      };
      const masteredQuestions = {
        $cond: [isUpToDate, { $add: [counted, newlyMastered] }, '$$REMOVE'],
      };
      const learner = await learners
        .findOneAndUpdate({ _id: userId }, [{ $set: { xpTotal, masteredQuestions, mastered: '$$REMOVE' } }], {
          session: transaction,
          upsert: true,
          returnDocument: 'after',
          updatePipeline: true,
        })
        .lean();
      return { xpTotal: learner?.xpTotal ?? points, mastered: learner?.masteredQuestions ?? null };
    },
    async setMastered(userId, masteredQuestions, transaction) {
      await learners.updateOne({ _id: userId }, { $set: { masteredQuestions } }, { session: transaction });
    },
    async hasEndedTests(userId) {
      return (await learners.exists({ _id: userId, ...ENDED_TESTS })) !== null;
    },
    async *whoEndedTests() {
      const found = learners.find(ENDED_TESTS, { _id: 1 }).sort({ _id: 1 }).lean().cursor();
      for await (const { _id } of found) yield _id;
    },
    async eraseLearner(userId, sequence, at, transaction) {
      await learners.replaceOne(
        { _id: userId },
        { _id: userId, isActive: false, accountSequence: sequence, erasedAt: at },
        { session: transaction, upsert: true },
      );
    },
    async ensureIndexes() {
      await learners.createIndexes();
    },
  };
}
