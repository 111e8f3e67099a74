import type { MedalName } from '@zielona-fala/contracts';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';
import type { Medal } from './medal.ts';

interface MedalDocument extends Medal {
  /** `<userId>:<medal>`, and the category of those that have one. */
  readonly _id: string;
  readonly userId: number;
  /** What brought it: a test, or a week. */
  readonly cause: string;
}

const medalSchema = new Schema<MedalDocument>(
  {
    _id: String,
    userId: { type: Number, required: true },
    medal: { type: String, required: true },
    category: { type: String, default: null },
    awardedAt: { type: Date, required: true },
    cause: { type: String, required: true },
  },
  { collection: 'medals', versionKey: false },
).index({ userId: 1, awardedAt: -1, _id: 1 });

const SHOWN = { _id: 0, medal: 1, category: 1, awardedAt: 1 } as const;

/** Learners' medals: each is awarded once and stays. */
export interface MedalStore {
  /**
   * Awards what the learner does not have. One that turns out to have been earned earlier gets the earlier time, so that
   * the order in which events come does not show. The caller sees to it that the learner is not erased: `learners.hold`.
   * @param cause what brings them: the same however often it is told
   */
  award(userId: number, earned: readonly Medal[], cause: string, transaction: Transaction): Promise<void>;
  /** Has these in the place of all that the learner had of some kinds. */
  replace(
    userId: number,
    kinds: readonly MedalName[],
    earned: readonly (Medal & { readonly cause: string })[],
    transaction: Transaction,
  ): Promise<void>;
  /** Those that it brought. */
  awardedFor(userId: number, cause: string): Promise<readonly Medal[]>;
  /** The newest first. */
  all(userId: number): Promise<readonly Medal[]>;
  deleteLearner(userId: number, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createMedalStore(connection: Connection): MedalStore {
  const medals = connection.model('Medal', medalSchema);
  return {
    async award(userId, earned, cause, transaction) {
      if (earned.length === 0) return;
      const known = await medals.find({ userId }).session(transaction).lean();
      const before = new Map(known.map((medal) => [medal._id, medal]));
      for (const { medal, category, awardedAt } of earned) {
        const _id = idOf(userId, { medal, category });
        const held = before.get(_id);
        if (held !== undefined && held.awardedAt <= awardedAt) continue;
        await medals.updateOne(
          { _id },
          { $set: { awardedAt }, $setOnInsert: { userId, medal, category, cause } },
          { session: transaction, upsert: true },
        );
      }
    },
    async replace(userId, kinds, earned, transaction) {
      await medals.deleteMany({ userId, medal: { $in: kinds } }, { session: transaction });
      const documents = earned.map((medal) => ({ _id: idOf(userId, medal), userId, ...medal }));
      await medals.insertMany(documents, { session: transaction });
    },
    awardedFor: (userId, cause) => medals.find({ userId, cause }, SHOWN).lean(),
    all: (userId) => medals.find({ userId }, SHOWN).sort({ awardedAt: -1, _id: 1 }).lean(),
    async deleteLearner(userId, transaction) {
      await medals.deleteMany({ userId }, { session: transaction });
    },
    ensureIndexes: () => medals.createIndexes(),
  };
}

function idOf(userId: number, { medal, category }: Pick<Medal, 'medal' | 'category'>): string {
  return category === null ? `${userId}:${medal}` : `${userId}:${medal}:${category}`;
}
