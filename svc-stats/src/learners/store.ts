import { DEFAULT_TIME_ZONE } from '@zielona-fala/contracts';
import { KEEP_ERASED_SECONDS } from '@zielona-fala/service-kit/events';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';
import { upsertAll } from '../writes/upsert-all.ts';

interface LearnerDocument {
  _id: number;
  level?: number;
  isActive?: boolean;
  isDeleted?: boolean;
  /** Only there once an event about the account was applied. */
  isRanked?: boolean;
  /** Only there once an event about the account was applied. */
  timeZone?: string;
  /** Sequence of the last account event that was applied. */
  accountVersion?: number;
  lastEventId?: string;
  /** Set on the tombstone that keeps late events from recreating a deleted learner. */
  erasedAt?: Date;
}

/** A learner as this service stores one, without a name. */
export interface Learner {
  readonly userId: number;
  readonly level: number;
  readonly isActive: boolean;
  readonly isDeleted: boolean;
  /** Whether others may see the learner in rankings. */
  readonly isRanked: boolean;
  /** In which the learner's days begin and end. */
  readonly timeZone: string;
  readonly accountVersion: number;
}

export interface RaisedLearner extends Learner {
  readonly isRaised: boolean;
}

/** What an event says of a learner's level. */
export interface StatedLevel {
  readonly userId: number;
  readonly level: number;
  readonly eventId: string;
}

export interface AccountState {
  readonly isActive: boolean;
  readonly isRanked: boolean;
  readonly timeZone: string;
  readonly accountVersion: number;
}

export interface LearnerStore {
  find(userId: number, transaction?: Transaction): Promise<Learner | null>;
  isActive(userId: number): Promise<boolean>;
  timeZoneOf(userId: number): Promise<string>;
  /**
   * Keeps an erasure from passing unseen until the transaction ends, for what belongs to a learner alone.
   * @param cause id of the event, or of whatever else it is done for
   */
  lock(userId: number, cause: string, transaction: Transaction): Promise<Learner>;
  /**
   * Raises levels, never lowers one, and keeps an erasure from passing unseen as {@link LearnerStore.lock} does.
   * @returns each learner as it is then, and whether its level rose
   */
  raiseLevels(stated: readonly StatedLevel[], transaction: Transaction): Promise<readonly RaisedLearner[]>;
  /** Sets the level, also to a lower one. */
  setLevel(userId: number, level: number, transaction: Transaction): Promise<void>;
  setAccount(userId: number, state: AccountState, eventId: string, transaction: Transaction): Promise<void>;
  /** Leaves a tombstone for a while, and nothing else. */
  eraseLearner(userId: number, accountVersion: number, at: Date, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
}

const schema = new Schema<LearnerDocument>(
  {
    _id: { type: Number, required: true },
    level: Number,
    isActive: Boolean,
    isDeleted: Boolean,
    isRanked: Boolean,
    timeZone: String,
    accountVersion: Number,
    // Written by every event, so that two events about one learner conflict instead of passing each other.
    lastEventId: String,
    erasedAt: Date,
  },
  { collection: 'learners', versionKey: false },
).index({ erasedAt: 1 }, { expireAfterSeconds: KEEP_ERASED_SECONDS });

export function createLearnerStore(connection: Connection): LearnerStore {
  const learners = connection.model('Learner', schema);
  return {
    async find(userId, transaction) {
      const document = await learners.findById(userId, { lastEventId: 0 }, { session: transaction }).lean();
      return document === null ? null : fromDocument(document);
    },
    async isActive(userId) {
      return (await learners.exists({ _id: userId, isActive: true, isDeleted: { $ne: true } })) !== null;
    },
    async timeZoneOf(userId) {
      const document = await learners.findById(userId, { timeZone: 1 }).lean();
      return document?.timeZone ?? DEFAULT_TIME_ZONE;
    },
    async lock(userId, cause, transaction) {
      const document = await learners
        .findOneAndUpdate(
          { _id: userId },
          { $set: { lastEventId: cause } },
          { session: transaction, upsert: true, returnDocument: 'after' },
        )
        .lean();
      return fromDocument(document ?? { _id: userId });
    },
    async raiseLevels(stated, transaction) {
      const byLearner = Map.groupBy(stated, ({ userId }) => userId);
      const found = await learners
        .find({ _id: { $in: [...byLearner.keys()] } }, { lastEventId: 0 })
        .session(transaction)
        .lean();
      const known = new Map(found.map((document) => [document._id, document]));
      const raised = [...byLearner].map(([userId, all]) => {
        const before = known.get(userId);
        const learner = fromDocument(before ?? { _id: userId });
        const level = Math.max(learner.level, ...all.map((each) => each.level));
        const isRaised = !learner.isDeleted && (before?.level === undefined || before.level < level);
        return { lastEventId: all.at(-1)?.eventId, learner: { ...learner, level, isRaised } };
      });
      await upsertAll<LearnerDocument>(
        learners,
        raised.map(({ lastEventId, learner: { userId, level, isRaised } }) => ({
          filter: { _id: userId },
          update: { $set: { lastEventId, ...(isRaised && { level }) } },
        })),
        transaction,
      );
      return raised.map(({ learner }) => learner);
    },
    async setLevel(userId, level, transaction) {
      await learners.updateOne({ _id: userId }, { $set: { level } }, { session: transaction });
    },
    async setAccount(userId, state, eventId, transaction) {
      await learners.updateOne(
        { _id: userId },
        { $set: { ...state, lastEventId: eventId } },
        { session: transaction, upsert: true },
      );
    },
    async eraseLearner(userId, accountVersion, at, transaction) {
      await learners.replaceOne(
        { _id: userId },
        { isDeleted: true, accountVersion, erasedAt: at },
        { session: transaction, upsert: true },
      );
    },
    ensureIndexes: () => learners.createIndexes(),
  };
}

function fromDocument(document: LearnerDocument): Learner {
  return {
    userId: document._id,
    level: document.level ?? 0,
    isActive: document.isActive ?? false,
    isDeleted: document.isDeleted ?? false,
    isRanked: document.isRanked ?? true,
    timeZone: document.timeZone ?? DEFAULT_TIME_ZONE,
    accountVersion: document.accountVersion ?? 0,
  };
}
