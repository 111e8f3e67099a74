import { COMMITTED, type Transaction } from '@zielona-fala/service-kit/mongo';
import { type Clock, newEventId } from '@zielona-fala/service-kit/process';
import type { Collection, Connection } from 'mongoose';
import { type Mail, nextAttempt } from './domain.ts';

/** A mail that waits; removed, with its link and its words, as soon as it is sent. */
export type QueuedMail = Mail & {
  readonly _id: string;
  /** Whose it is; null where only an address was given. */
  readonly userId: number | null;
  readonly createdAt: Date;
  readonly attempts: number;
  readonly nextAt: Date;
};

export function mailCollection(connection: Connection): Collection<QueuedMail> {
  return connection.collection<QueuedMail>('mails');
}

/** Mails to be sent, written in the transaction of the change that they tell of. */
export type MailQueue = ReturnType<typeof createMailQueue>;

export function createMailQueue(connection: Connection, clock: Clock) {
  const mails = mailCollection(connection);
  return {
    async ensureIndexes(): Promise<void> {
      await mails.createIndex({ nextAt: 1 });
      await mails.createIndex({ userId: 1 });
    },

    async add(mail: Mail, userId: number | null, transaction: Transaction): Promise<void> {
      const now = clock.now();
      const queued = { _id: newEventId(), ...mail, userId, createdAt: now, attempts: 0, nextAt: now };
      await mails.insertOne(queued, { session: transaction });
    },

    next: (): Promise<QueuedMail | null> =>
      mails.findOne({ nextAt: { $lte: clock.now() } }, { sort: { nextAt: 1 }, readConcern: COMMITTED }),

    async remove({ _id }: QueuedMail): Promise<void> {
      await mails.deleteOne({ _id });
    },

    /** @returns false when the mail was given up */
    async postpone({ _id, kind, createdAt, attempts }: QueuedMail): Promise<boolean> {
      const nextAt = nextAttempt(kind, createdAt, attempts + 1, clock.now());
      if (nextAt === null) await mails.deleteOne({ _id });
      else await mails.updateOne({ _id }, { $set: { nextAt, attempts: attempts + 1 } });
      return nextAt !== null;
    },

    async removeAll(userId: number, transaction: Transaction): Promise<void> {
      await mails.deleteMany({ userId }, { session: transaction });
    },
  };
}
