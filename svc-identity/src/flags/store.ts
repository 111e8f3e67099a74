import { FEATURE_FLAGS, type FeatureFlag } from '@zielona-fala/contracts';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Connection } from 'mongoose';

interface FlagDocument {
  readonly _id: FeatureFlag;
  readonly isOn: boolean;
  readonly changedAt: Date;
}

/** A flag as an operator sees it. */
export interface FlagState {
  readonly name: FeatureFlag;
  readonly isOn: boolean;
  /** Null for one that was never changed. */
  readonly changedAt: Date | null;
}

/** Which features this environment shows. */
export interface FlagStore {
  /** All that code asks for. */
  list(): Promise<FlagState[]>;
  /** @returns false for one that is so already: nothing is written then */
  set(name: FeatureFlag, isOn: boolean, changedAt: Date, transaction?: Transaction): Promise<boolean>;
}

export function createFlagStore(connection: Connection): FlagStore {
  const flags = connection.collection<FlagDocument>('flags');
  return {
    async list() {
      const known = new Map((await flags.find().toArray()).map((flag) => [flag._id, flag]));
      return FEATURE_FLAGS.map((name) => ({
        name,
        isOn: known.get(name)?.isOn ?? false,
        changedAt: known.get(name)?.changedAt ?? null,
      }));
    },

    async set(name, isOn, changedAt, transaction) {
      const before = await flags.findOne({ _id: name }, { session: transaction });
      if ((before?.isOn ?? false) === isOn) return false;
      const change = { $set: { isOn, changedAt } };
      await flags.updateOne({ _id: name }, change, { upsert: true, session: transaction });
      return true;
    },
  };
}
