import type { Erasure } from '@zielona-fala/contracts/schemas';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Connection } from 'mongoose';

interface ErasureDocument {
  readonly _id: number;
  readonly at: Date;
}

/** Longer than any backup may be kept, for whoever is in one must not come back by it. */
export const KEPT_SECONDS = 90 * 24 * 60 * 60;

/** The erasure log: who was erased while backups that hold them can exist. */
export type ErasureStore = ReturnType<typeof createErasureStore>;

export function createErasureStore(connection: Connection) {
  const erasures = connection.collection<ErasureDocument>('erasures');
  return {
    async ensureIndexes(): Promise<void> {
      await erasures.createIndex({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
    },

    /** Notes it once: the first moment stands. */
    async add({ userId, at }: Erasure, transaction: Transaction): Promise<void> {
      await erasures.updateOne({ _id: userId }, { $min: { at } }, { upsert: true, session: transaction });
    },

    /** The oldest first. */
    async *all(): AsyncIterable<Erasure> {
      for await (const { _id: userId, at } of erasures.find().sort({ at: 1, _id: 1 })) yield { userId, at };
    },
  };
}
