import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { Connection } from 'mongoose';
import { LINK_MINUTES, type LinkKind } from './domain.ts';

interface LinkDocument {
  /** Hash of the token: who reads the database cannot use the links. */
  readonly _id: string;
  readonly kind: LinkKind;
  readonly userId: number;
  readonly expiresAt: Date;
}

/** Links that were sent by mail and can be used once. */
export type LinkStore = ReturnType<typeof createLinkStore>;

export function createLinkStore(connection: Connection, clock: Clock) {
  const links = connection.collection<LinkDocument>('links');
  const usable = (kind: LinkKind, token: string) => ({
    _id: hashOf(token),
    kind,
    expiresAt: { $gt: clock.now() },
  });
  return {
    async ensureIndexes(): Promise<void> {
      await links.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
      await links.createIndex({ userId: 1, kind: 1 });
    },

    /** @returns the token to put into the link; it is kept nowhere */
    async issue(kind: LinkKind, userId: number, transaction?: Transaction): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + LINK_MINUTES[kind] * 60_000);
      await links.insertOne({ _id: hashOf(token), kind, userId, expiresAt }, { session: transaction });
      return token;
    },

    /** Whether a link can be used now. */
    async isGood(kind: LinkKind, token: string): Promise<boolean> {
      return (await links.findOne(usable(kind, token), { projection: { _id: 1 } })) !== null;
    },

    /** Uses a link up, and the learner's others of its kind. @returns whose it was, null for a bad or old one */
    async use(kind: LinkKind, token: string, transaction: Transaction): Promise<number | null> {
      const link = await links.findOne(usable(kind, token), { session: transaction });
      if (link === null) return null;
      await links.deleteMany({ userId: link.userId, kind }, { session: transaction });
      return link.userId;
    },

    /** The learner's links that can be used now. */
    async ofUser(userId: number): Promise<{ kind: LinkKind; expires: string }[]> {
      const found = await links.find({ userId, expiresAt: { $gt: clock.now() } }).toArray();
      return found.map(({ kind, expiresAt }) => ({ kind, expires: expiresAt.toISOString() }));
    },

    async removeKind(kind: LinkKind, userId: number, transaction: Transaction): Promise<void> {
      await links.deleteMany({ userId, kind }, { session: transaction });
    },

    async removeAll(userId: number, transaction: Transaction): Promise<void> {
      await links.deleteMany({ userId }, { session: transaction });
    },
  };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
