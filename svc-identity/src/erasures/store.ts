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

/** Longer than any backup may be kept, so that no erased account can return from one. */
export const KEPT_SECONDS = 90 * 24 * 60 * 60;

/** The erasure log: accounts erased within the lifetime of backups. */
export interface ErasureStore {
  ensureIndexes(): Promise<void>;
  /** Idempotent: the first time is kept. */
  add(erasure: Erasure, transaction: Transaction): Promise<void>;
  /** The oldest first. */
  all(): AsyncIterable<Erasure>;
  /** Records that the log as of this time has been exported. */
  noteExport(at: Date): Promise<void>;
  /** Null if it was never exported. */
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
