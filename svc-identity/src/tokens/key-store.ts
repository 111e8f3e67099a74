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
export interface KeyStore {
  ensureIndexes(): Promise<void>;
  ofPeriod(period: number): Promise<StoredKey | null>;
  byId(kid: string): Promise<StoredKey | null>;
  /** @returns false when another replica was first */
  insert(key: StoredKey): Promise<boolean>;
  /** Keeps a key under another secret, unless another replica has done so. */
  replaceEncrypted(kid: string, before: string, after: string): Promise<void>;
  publicJwks(now: Date): Promise<JWK[]>;
}

export function createKeyStore(connection: Connection): KeyStore {
  const keys = connection.collection<StoredKey>('token_keys');
  return {
    async ensureIndexes() {
      await keys.createIndex({ period: 1 }, { unique: true });
      await keys.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
    },

    ofPeriod: (period) => keys.findOne({ period }),

    byId: (kid) => keys.findOne({ _id: kid }),

    async insert(key) {
      try {
        await keys.insertOne(key);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    async replaceEncrypted(kid, before, after) {
      await keys.updateOne(
        { _id: kid, encryptedPrivateKey: before },
        { $set: { encryptedPrivateKey: after } },
      );
    },

    async publicJwks(now) {
      const current = await keys
        .find({ expiresAt: { $gt: now } })
        .project<StoredKey>({ publicJwk: 1 })
        .toArray();
      return current.map(({ publicJwk }) => publicJwk);
    },
  };
}
