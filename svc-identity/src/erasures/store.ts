import type { Erasure } from '@zielona-fala/contracts/schemas';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Connection } from 'mongoose';

interface ErasureDocument {
  readonly _id: number;
  readonly at: Date;
}

interface ExportDocument {
  readonly _id: 'erasures';
  readonly at: Date;
}

/** Longer than any backup may be kept, for whoever is in one must not come back by it. */
export const KEPT_SECONDS = 90 * 24 * 60 * 60;

/** The erasure log: who was erased while backups that hold them can exist. */
export interface ErasureStore {
  ensureIndexes(): Promise<void>;
  /** Notes it once: the first moment stands. */
  add(erasure: Erasure, transaction: Transaction): Promise<void>;
  /** The oldest first. */
  all(): AsyncIterable<Erasure>;
  /** Notes that the log lies outside of the database as it was at this moment. */
  noteExport(at: Date): Promise<void>;
  /** Null when it never did. */
  lastExport(): Promise<Date | null>;
}

export function createErasureStore(connection: Connection): ErasureStore {
  const erasures = connection.collection<ErasureDocument>('erasures');
  const exports = connection.collection<ExportDocument>('exports');
  return {
    async ensureIndexes() {
      await erasures.createIndex({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
    },

    async add({ userId, at }, transaction) {
      await erasures.updateOne({ _id: userId }, { $min: { at } }, { upsert: true, session: transaction });
    },

    async *all() {
      for await (const { _id: userId, at } of erasures.find().sort({ at: 1, _id: 1 })) yield { userId, at };
    },

    async noteExport(at) {
      await exports.updateOne({ _id: 'erasures' }, { $max: { at } }, { upsert: true });
    },

    async lastExport() {
      return (await exports.findOne({ _id: 'erasures' }))?.at ?? null;
    },
  };
}
