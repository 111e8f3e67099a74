import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Connection } from 'mongoose';

/** A recovery code that was not used yet. */
export interface StoredRecoveryCode {
  /** How the code begins. */
  readonly selector: string;
  /** Of the whole code, as of a password. */
  readonly hash: string;
}

/** An account's second factor: wanted until its first code has been given, then on. */
export interface StoredFactor {
  readonly _id: number;
  readonly sealedSecret: string;
  /** Null until it is on. */
  readonly since: Date | null;
  /** Of the last code that was used: neither it nor an older one counts again. */
  readonly lastStep: number;
  readonly recoveryCodes: readonly StoredRecoveryCode[];
  /** A factor that is only wanted is forgotten then. */
  readonly wantedUntil?: Date;
}

/** Second factors in the database, one for each account at most. */
export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>;

export function createSecondFactorStore(connection: Connection) {
  const factors = connection.collection<StoredFactor>('second_factors');
  const on = (userId: number) => ({ _id: userId, since: { $ne: null } });
  return {
    async ensureIndexes(): Promise<void> {
      await factors.createIndex({ wantedUntil: 1 }, { expireAfterSeconds: 0 });
    },

    all: () => factors.find({}, { projection: { sealedSecret: 1 } }),

    ofUser: (userId: number): Promise<StoredFactor | null> => factors.findOne({ _id: userId }),

    /** Replaces the wanted one, if there was one; one that is on must have been ruled out. */
    async want(userId: number, sealedSecret: string, wantedUntil: Date): Promise<void> {
      const wanted = { sealedSecret, since: null, lastStep: 0, recoveryCodes: [], wantedUntil };
      await factors.replaceOne({ _id: userId, since: null }, wanted, { upsert: true });
    },

    /** @returns false when another request was first */
    async turnOn(
      { _id, sealedSecret }: StoredFactor,
      { since, lastStep, recoveryCodes }: Pick<StoredFactor, 'since' | 'lastStep' | 'recoveryCodes'>,
      transaction: Transaction,
    ): Promise<boolean> {
      const { matchedCount } = await factors.updateOne(
        { _id, sealedSecret, since: null },
        { $set: { since, lastStep, recoveryCodes }, $unset: { wantedUntil: '' } },
        { session: transaction },
      );
      return matchedCount === 1;
    },

    /** @returns false when this step or a later one was used before */
    async takeStep(userId: number, step: number): Promise<boolean> {
      const { matchedCount } = await factors.updateOne(
        { ...on(userId), lastStep: { $lt: step } },
        { $set: { lastStep: step } },
      );
      return matchedCount === 1;
    },

    /** @returns false when it was used before */
    async takeRecoveryCode(userId: number, { hash }: StoredRecoveryCode): Promise<boolean> {
      const { modifiedCount } = await factors.updateOne(on(userId), { $pull: { recoveryCodes: { hash } } });
      return modifiedCount === 1;
    },

    async setRecoveryCodes(
      userId: number,
      recoveryCodes: readonly StoredRecoveryCode[],
      transaction: Transaction,
    ): Promise<boolean> {
      const { matchedCount } = await factors.updateOne(
        on(userId),
        { $set: { recoveryCodes } },
        { session: transaction },
      );
      return matchedCount === 1;
    },

    /** Keeps a secret sealed by another key, unless another replica has done so. */
    async replaceSealed(userId: number, before: string, after: string): Promise<void> {
      await factors.updateOne({ _id: userId, sealedSecret: before }, { $set: { sealedSecret: after } });
    },

    /** @returns whether there was one that was on */
    async turnOff(userId: number, transaction: Transaction): Promise<boolean> {
      const { deletedCount } = await factors.deleteOne(on(userId), { session: transaction });
      return deletedCount === 1;
    },

    async eraseLearner(userId: number, transaction: Transaction): Promise<void> {
      await factors.deleteOne({ _id: userId }, { session: transaction });
    },
  };
}
