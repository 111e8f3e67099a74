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
export interface SecondFactorStore {
  ensureIndexes(): Promise<void>;
  all(): AsyncIterable<Pick<StoredFactor, '_id' | 'sealedSecret'>>;
  ofUser(userId: number): Promise<StoredFactor | null>;
  /** Replaces the wanted one, if there was one; one that is on must have been ruled out. */
  want(userId: number, sealedSecret: string, wantedUntil: Date, transaction: Transaction): Promise<void>;
  /** @returns false when another request was first */
  turnOn(
    wanted: StoredFactor,
    change: Pick<StoredFactor, 'since' | 'lastStep' | 'recoveryCodes'>,
    transaction: Transaction,
  ): Promise<boolean>;
  /** @returns false when this step or a later one was used before */
  takeStep(userId: number, step: number): Promise<boolean>;
  /** @returns false when it was used before */
  takeRecoveryCode(userId: number, code: StoredRecoveryCode): Promise<boolean>;
  setRecoveryCodes(
    userId: number,
    recoveryCodes: readonly StoredRecoveryCode[],
    transaction: Transaction,
  ): Promise<boolean>;
  /** Keeps a secret sealed by another key, unless another replica has done so. */
  replaceSealed(userId: number, before: string, after: string): Promise<void>;
  /** @returns whether there was one that was on */
  turnOff(userId: number, transaction: Transaction): Promise<boolean>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
}

export function createSecondFactorStore(connection: Connection): SecondFactorStore {
  const factors = connection.collection<StoredFactor>('second_factors');
  const on = (userId: number) => ({ _id: userId, since: { $ne: null } });
  return {
    async ensureIndexes() {
      await factors.createIndex({ wantedUntil: 1 }, { expireAfterSeconds: 0 });
    },

    all: () => factors.find({}, { projection: { sealedSecret: 1 } }),

    ofUser: (userId) => factors.findOne({ _id: userId }),

    async want(userId, sealedSecret, wantedUntil, transaction) {
      const wanted = { sealedSecret, since: null, lastStep: 0, recoveryCodes: [], wantedUntil };
      await factors.replaceOne({ _id: userId, since: null }, wanted, { upsert: true, session: transaction });
    },

    async turnOn({ _id, sealedSecret }, { since, lastStep, recoveryCodes }, transaction) {
      const { matchedCount } = await factors.updateOne(
        { _id, sealedSecret, since: null },
        { $set: { since, lastStep, recoveryCodes }, $unset: { wantedUntil: '' } },
        { session: transaction },
      );
      return matchedCount === 1;
    },

    async takeStep(userId, step) {
      const { matchedCount } = await factors.updateOne(
        { ...on(userId), lastStep: { $lt: step } },
        { $set: { lastStep: step } },
      );
      return matchedCount === 1;
    },

    async takeRecoveryCode(userId, { hash }) {
      const { modifiedCount } = await factors.updateOne(on(userId), { $pull: { recoveryCodes: { hash } } });
      return modifiedCount === 1;
    },

    async setRecoveryCodes(userId, recoveryCodes, transaction) {
      const { matchedCount } = await factors.updateOne(
        on(userId),
        { $set: { recoveryCodes } },
        { session: transaction },
      );
      return matchedCount === 1;
    },

    async replaceSealed(userId, before, after) {
      await factors.updateOne({ _id: userId, sealedSecret: before }, { $set: { sealedSecret: after } });
    },

    async turnOff(userId, transaction) {
      const { deletedCount } = await factors.deleteOne(on(userId), { session: transaction });
      return deletedCount === 1;
    },

    async eraseLearner(userId, transaction) {
      await factors.deleteOne({ _id: userId }, { session: transaction });
    },
  };
}
