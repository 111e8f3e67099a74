import type { Session } from '@zielona-fala/service-kit';
import { type Connection, Schema } from 'mongoose';

interface LearnerDocument {
  _id: number;
  level?: number;
  isActive?: boolean;
  isDeleted?: boolean;
  /** Sequence of the last account event that was applied. */
  accountVersion?: number;
  lastEventId?: string;
}

/** What this service knows about a learner; names are not among it. */
export interface Learner {
  readonly userId: number;
  readonly level: number;
  readonly isActive: boolean;
  readonly isDeleted: boolean;
  readonly accountVersion: number;
}

export interface AccountState {
  readonly isActive: boolean;
  readonly isDeleted: boolean;
  readonly accountVersion: number;
}

export interface LearnerStore {
  find(userId: number, session?: Session): Promise<Learner | null>;
  findMany(userIds: readonly number[]): Promise<readonly Learner[]>;
  /** Raises the level, never lowers it. */
  raiseLevel(userId: number, level: number, eventId: string, session: Session): Promise<Learner>;
  setAccount(userId: number, state: AccountState, eventId: string, session: Session): Promise<void>;
  ensureIndexes(): Promise<void>;
}

const schema = new Schema<LearnerDocument>(
  {
    _id: { type: Number, required: true },
    level: Number,
    isActive: Boolean,
    isDeleted: Boolean,
    accountVersion: Number,
    // Written by every event, so that two events about one learner conflict instead of passing each other.
    lastEventId: String,
  },
  { collection: 'learners', versionKey: false },
);

export function createLearnerStore(connection: Connection): LearnerStore {
  const learners = connection.model('Learner', schema);
  return {
    async find(userId, session) {
      const document = await learners.findById(userId, { lastEventId: 0 }, { session }).lean();
      return document === null ? null : asLearner(document);
    },
    async findMany(userIds) {
      const documents = await learners.find({ _id: { $in: userIds } }, { lastEventId: 0 }).lean();
      return documents.map(asLearner);
    },
    async raiseLevel(userId, level, eventId, session) {
      const document = await learners
        .findOneAndUpdate(
          { _id: userId },
          { $max: { level }, $set: { lastEventId: eventId } },
          { session, upsert: true, returnDocument: 'after' },
        )
        .lean();
      return asLearner(document);
    },
    async setAccount(userId, state, eventId, session) {
      await learners.updateOne(
        { _id: userId },
        { $set: { ...state, lastEventId: eventId } },
        { session, upsert: true },
      );
    },
    ensureIndexes: () => learners.createIndexes(),
  };
}

function asLearner(document: LearnerDocument): Learner {
  return {
    userId: document._id,
    level: document.level ?? 0,
    isActive: document.isActive ?? false,
    isDeleted: document.isDeleted ?? false,
    accountVersion: document.accountVersion ?? 0,
  };
}
