import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { Connection } from 'mongoose';
import { hashOf } from '../hash-of.ts';
import { LINK_MINUTES, type LinkKind } from './domain.ts';

interface LinkDocument {
  /** Hash of the token: who reads the database cannot use the links. */
  readonly _id: string;
  readonly kind: LinkKind;
  readonly userId: number;
  /** Keyed hash of the address that it was sent to. */
  readonly addressHash: string;
  readonly expiresAt: Date;
}

/** A link that can be used now. */
export type UsableLink = Pick<LinkDocument, 'userId' | 'addressHash'>;

/** Links that were sent by mail and can be used once. */
export interface LinkStore {
  ensureIndexes(): Promise<void>;
  add(kind: LinkKind, token: string, link: UsableLink, transaction: Transaction): Promise<void>;
  find(kind: LinkKind, token: string, transaction?: Transaction): Promise<UsableLink | null>;
  /** The learner's links that can be used now. */
  ofUser(userId: number): Promise<{ kind: LinkKind; expires: string }[]>;
  removeKind(kind: LinkKind, userId: number, transaction: Transaction): Promise<void>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
}

export function createLinkStore(connection: Connection, clock: Clock): LinkStore {
  const links = connection.collection<LinkDocument>('links');
  const usable = (kind: LinkKind, token: string) => ({
    _id: hashOf(token),
    kind,
    expiresAt: { $gt: clock.now() },
  });
  return {
    async ensureIndexes() {
      await links.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
      await links.createIndex({ userId: 1, kind: 1 });
    },

    async add(kind, token, link, transaction) {
      const expiresAt = new Date(clock.now().getTime() + LINK_MINUTES[kind] * 60_000);
      await links.insertOne({ _id: hashOf(token), kind, ...link, expiresAt }, { session: transaction });
    },

    find: (kind, token, transaction) => links.findOne(usable(kind, token), { session: transaction }),

    async ofUser(userId) {
      const found = await links.find({ userId, expiresAt: { $gt: clock.now() } }).toArray();
      return found.map(({ kind, expiresAt }) => ({ kind, expires: expiresAt.toISOString() }));
    },

    async removeKind(kind, userId, transaction) {
      await links.deleteMany({ userId, kind }, { session: transaction });
    },

    async eraseLearner(userId, transaction) {
      await links.deleteMany({ userId }, { session: transaction });
    },
  };
}
