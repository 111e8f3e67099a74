import type { Session } from '@zielona-fala/service-kit';
import { type Connection, Schema } from 'mongoose';

interface LearnerDocument {
  readonly _id: number;
  readonly isActive?: boolean;
  /** Of the last event about the account: what is older says nothing new. */
  readonly accountSequence?: number;
  /** Experience points that were ever earned. */
  readonly xpTotal?: number;
  /** Set on the empty rest that keeps late events from bringing an erased learner back. */
  readonly erasedAt?: Date;
}

/** Longer than any event about the learner can still arrive. */
const KEEP_ERASED_SECONDS = 30 * 24 * 60 * 60;

const learnerSchema = new Schema<LearnerDocument>(
  { _id: Number, isActive: Boolean, accountSequence: Number, xpTotal: Number, erasedAt: Date },
  { versionKey: false },
).index({ erasedAt: 1 }, { expireAfterSeconds: KEEP_ERASED_SECONDS });

/** What this service keeps of learners: whether their account is active, and the experience points they earned. */
export interface LearnerStore {
  isActive(userId: number): Promise<boolean>;
  /** Applies only if newer than what is known. */
  setActive(userId: number, isActive: boolean, sequence: number, session: Session): Promise<void>;
  /** @returns the new total */
  addExperience(userId: number, points: number, session: Session): Promise<number>;
  erase(userId: number, at: Date, sequence: number, session: Session): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createLearnerStore(connection: Connection): LearnerStore {
  const learners = connection.model('Learner', learnerSchema, 'learners');
  return {
    async isActive(userId) {
      const learner = await learners.findById(userId).select({ isActive: 1 }).lean();
      return learner?.isActive === true;
    },
    async setActive(userId, isActive, sequence, session) {
      const learner = await learners.findById(userId).session(session).lean();
      if ((learner?.accountSequence ?? 0) >= sequence) return;
      await learners.updateOne(
        { _id: userId },
        { $set: { isActive, accountSequence: sequence } },
        { session, upsert: true },
      );
    },
    async addExperience(userId, points, session) {
      const learner = await learners
        .findOneAndUpdate(
          { _id: userId },
          { $inc: { xpTotal: points } },
          { session, upsert: true, returnDocument: 'after' },
        )
        .lean();
      return learner?.xpTotal ?? points;
    },
    async erase(userId, at, sequence, session) {
      await learners.replaceOne(
        { _id: userId },
        { _id: userId, isActive: false, accountSequence: sequence, erasedAt: at },
        { session, upsert: true },
      );
    },
    async ensureIndexes() {
      await learners.createIndexes();
    },
  };
}
