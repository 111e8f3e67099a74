import { FEATURE_FLAGS, type FeatureFlag } from '@zielona-fala/contracts';
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
export type FlagStore = ReturnType<typeof createFlagStore>;

export function createFlagStore(connection: Connection) {
  const flags = connection.collection<FlagDocument>('flags');
  return {
    /** All that code asks for. */
    async list(): Promise<FlagState[]> {
      const known = new Map((await flags.find().toArray()).map((flag) => [flag._id, flag]));
      return FEATURE_FLAGS.map((name) => ({
        name,
        isOn: known.get(name)?.isOn ?? false,
        changedAt: known.get(name)?.changedAt ?? null,
      }));
    },

    async set(name: FeatureFlag, isOn: boolean, changedAt: Date): Promise<void> {
      await flags.updateOne({ _id: name }, { $set: { isOn, changedAt } }, { upsert: true });
    },
  };
}
