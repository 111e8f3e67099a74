import { createHash, randomBytes } from 'node:crypto';
import type { Clock, Session } from '@zielona-fala/service-kit';
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
  return {
    async ensureIndexes(): Promise<void> {
      await links.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
      await links.createIndex({ userId: 1, kind: 1 });
    },

    /** @returns the token to put into the link; it is kept nowhere */
    async issue(kind: LinkKind, userId: number, session?: Session): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + LINK_MINUTES[kind] * 60_000);
      await links.insertOne({ _id: hashOf(token), kind, userId, expiresAt }, { session });
      return token;
    },

    /** Uses a link up, and the learner's others of its kind. @returns whose it was, null for a bad or old one */
    async use(kind: LinkKind, token: string, session: Session): Promise<number | null> {
      const filter = { _id: hashOf(token), kind, expiresAt: { $gt: clock.now() } };
      const link = await links.findOne(filter, { session });
      if (link === null) return null;
      await links.deleteMany({ userId: link.userId, kind }, { session });
      return link.userId;
    },

    async removeAll(userId: number, session: Session): Promise<void> {
      await links.deleteMany({ userId }, { session });
    },
  };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
