import { isDuplicateKey } from '@zielona-fala/service-kit/mongo';
import type { JWK } from 'jose';
import type { Connection } from 'mongoose';

export interface StoredKey {
  /** The key id in token headers. */
  readonly _id: string;
  readonly period: number;
  readonly publicJwk: JWK;
  /** PKCS#8 in PEM, sealed for the key id. */
  readonly encryptedPrivateKey: string;
  readonly expiresAt: Date;
}

/** Signing keys in the database, one for each period. */
export type KeyStore = ReturnType<typeof createKeyStore>;

export function createKeyStore(connection: Connection) {
  const keys = connection.collection<StoredKey>('token_keys');
  return {
    async ensureIndexes(): Promise<void> {
      await keys.createIndex({ period: 1 }, { unique: true });
      await keys.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
    },

    ofPeriod: (period: number): Promise<StoredKey | null> => keys.findOne({ period }),

    byId: (kid: string): Promise<StoredKey | null> => keys.findOne({ _id: kid }),

    /** @returns false when another replica was first */
    async insert(key: StoredKey): Promise<boolean> {
      try {
        await keys.insertOne(key);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** Keeps a key under another secret, unless another replica has done so. */
    async replaceEncrypted(kid: string, before: string, after: string): Promise<void> {
      await keys.updateOne(
        { _id: kid, encryptedPrivateKey: before },
        { $set: { encryptedPrivateKey: after } },
      );
    },

    async publicJwks(now: Date): Promise<JWK[]> {
      const current = await keys
        .find({ expiresAt: { $gt: now } })
        .project<StoredKey>({ publicJwk: 1 })
        .toArray();
      return current.map(({ publicJwk }) => publicJwk);
    },
  };
}
