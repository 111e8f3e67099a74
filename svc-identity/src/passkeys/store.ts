import type { DeviceDto, PasskeyDto } from '@zielona-fala/contracts';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, mongo } from 'mongoose';
import type { Account } from '../accounts/domain.ts';
import { isConfirmed, type WayIn } from '../accounts/way-in.ts';

/** A key whose other half never leaves the learner's device or password manager. */
export interface Passkey extends WayIn {
  /** The credential id, in base64url. */
  readonly id: string;
  readonly userId: number;
  /** COSE. */
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** How often it says it was used; 0 for ever where it does not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  /** Chosen by the learner, initially the name of the authenticator; null if neither is known. */
  readonly name: string | null;
  /** Where it was added. */
  readonly device: DeviceDto;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

type PasskeyDocument = Omit<Passkey, 'id' | 'publicKey' | 'name'> & {
  readonly _id: string;
  /** Absent from passkeys created before names existed. */
  readonly name?: string | null;
  readonly publicKey: mongo.Binary;
};

/** Passkeys in the database. */
export interface PasskeyStore {
  ensureIndexes(): Promise<void>;
  /** @throws a duplicate key error if the credential exists */
  add(passkey: Passkey, transaction: Transaction): Promise<void>;
  byId(id: string): Promise<Passkey | null>;
  /** The oldest first. */
  ofUser(userId: number, transaction?: Transaction): Promise<Passkey[]>;
  /** Notes a sign-in. @returns false when another one was noted since it was read, or it has been removed */
  noteUse(passkey: Passkey, newCounter: number, lastUsedAt: Date): Promise<boolean>;
  /** @returns null when the learner has no such passkey */
  rename(id: string, userId: number, name: string): Promise<Passkey | null>;
  /** @param passwordResets of the account that was proven. @returns null when the learner has no such passkey */
  confirm(
    id: string,
    account: Pick<Account, 'userId' | 'passwordResets'>,
    transaction: Transaction,
  ): Promise<Passkey | null>;
  /** @returns whether the learner had such a passkey */
  remove(id: string, userId: number, transaction: Transaction): Promise<boolean>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
}

export function createPasskeyStore(connection: Connection): PasskeyStore {
  const passkeys = connection.collection<PasskeyDocument>('passkeys');
  return {
    async ensureIndexes() {
      await passkeys.createIndex({ userId: 1, createdAt: 1 });
    },

    async add({ id, publicKey, ...rest }, transaction) {
      const document = { _id: id, publicKey: new mongo.Binary(publicKey), ...rest };
      await passkeys.insertOne(document, { session: transaction });
    },

    async byId(id) {
      const found = await passkeys.findOne({ _id: id }, { promoteBuffers: false });
      return found === null ? null : fromDocument(found);
    },

    async ofUser(userId, transaction) {
      const found = await passkeys
        .find({ userId }, { session: transaction })
        .sort({ createdAt: 1 })
        .toArray();
      return found.map(fromDocument);
    },

    async noteUse({ id, counter }, newCounter, lastUsedAt) {
      const { matchedCount } = await passkeys.updateOne(
        { _id: id, counter },
        { $set: { counter: newCounter, lastUsedAt } },
      );
      return matchedCount === 1;
    },

    async rename(id, userId, name) {
      const found = await passkeys.findOneAndUpdate(
        { _id: id, userId },
        { $set: { name } },
        { returnDocument: 'after' },
      );
      return found === null ? null : fromDocument(found);
    },

    async confirm(id, { userId, passwordResets }, transaction) {
      const found = await passkeys.findOneAndUpdate(
        { _id: id, userId },
        { $set: { passwordResets } },
        { returnDocument: 'after', session: transaction },
      );
      return found === null ? null : fromDocument(found);
    },

    async remove(id, userId, transaction) {
      const { deletedCount } = await passkeys.deleteOne({ _id: id, userId }, { session: transaction });
      return deletedCount === 1;
    },

    async eraseLearner(userId, transaction) {
      await passkeys.deleteMany({ userId }, { session: transaction });
    },
  };
}

function fromDocument({ _id, publicKey, name = null, ...rest }: PasskeyDocument): Passkey {
  return { ...rest, id: _id, name, publicKey: new Uint8Array(publicKey.buffer) };
}

/** The passkey as its learner sees it. */
export const toPasskeyDto = (passkey: Passkey, account: Pick<Account, 'passwordResets'>): PasskeyDto => ({
  id: passkey.id,
  name: passkey.name,
  device: passkey.device,
  created: passkey.createdAt.toISOString(),
  lastUsed: passkey.lastUsedAt?.toISOString() ?? null,
  ...(!isConfirmed(passkey, account) && { unconfirmed: true }),
});
