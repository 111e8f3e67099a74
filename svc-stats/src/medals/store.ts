import type { MedalName } from '@zielona-fala/contracts';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';
import { upsertAll } from '../writes/upsert-all.ts';
import { type CausedMedal, type Medal, newlyAwarded } from './medal.ts';

interface MedalDocument extends AwardedMedal {
  /** `<userId>:<medal>`, and the category of those that have one. */
  readonly _id: string;
}

/** A medal and its owner. */
export interface AwardedMedal extends CausedMedal {
  readonly userId: number;
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
   * Awards what learners do not have. One that turns out to have been earned earlier gets the earlier time, so that the
   * order in which events come does not show. The caller sees to it that no learner is erased: `learners.lock`.
   * @param earned as it came
   */
  award(earned: readonly AwardedMedal[], transaction: Transaction): Promise<void>;
  /** Has these in the place of all that the learner had of some kinds. */
  replace(
    userId: number,
    kinds: readonly MedalName[],
    earned: readonly CausedMedal[],
    transaction: Transaction,
  ): Promise<void>;
  /** Those that it brought. */
  awardedFor(userId: number, cause: string): Promise<readonly Medal[]>;
  /** The newest first. */
  all(userId: number): Promise<readonly Medal[]>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createMedalStore(connection: Connection): MedalStore {
  const medals = connection.model('Medal', medalSchema);
  return {
    async award(earned, transaction) {
      if (earned.length === 0) return;
      const userIds = [...new Set(earned.map(({ userId }) => userId))];
      const held = await medals
        .find({ userId: { $in: userIds } }, { awardedAt: 1 })
        .session(transaction)
        .lean();
      const since = new Map(held.map(({ _id, awardedAt }) => [_id, awardedAt]));
      const news = newlyAwarded(since, earned, idOf);
      await upsertAll<MedalDocument>(
        medals,
        news.map(({ awardedAt, ...medal }) => ({
          filter: { _id: idOf(medal) },
          update: { $set: { awardedAt }, $setOnInsert: medal },
        })),
        transaction,
      );
    },
    async replace(userId, kinds, earned, transaction) {
      await medals.deleteMany({ userId, medal: { $in: kinds } }, { session: transaction });
      const documents = earned.map((medal) => ({ _id: idOf({ userId, ...medal }), userId, ...medal }));
      await medals.insertMany(documents, { session: transaction });
    },
    awardedFor: (userId, cause) => medals.find({ userId, cause }, SHOWN).lean(),
    all: (userId) => medals.find({ userId }, SHOWN).sort({ awardedAt: -1, _id: 1 }).lean(),
    async eraseLearner(userId, transaction) {
      await medals.deleteMany({ userId }, { session: transaction });
    },
    ensureIndexes: () => medals.createIndexes(),
  };
}

function idOf({ userId, medal, category }: Pick<AwardedMedal, 'userId' | 'medal' | 'category'>): string {
  return category === null ? `${userId}:${medal}` : `${userId}:${medal}:${category}`;
}
