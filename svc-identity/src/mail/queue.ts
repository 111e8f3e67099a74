import { COMMITTED, type Transaction } from '@zielona-fala/service-kit/mongo';
import { type Clock, newEventId } from '@zielona-fala/service-kit/process';
import type { Collection, Connection } from 'mongoose';
import { type DeliveryFailure, type Mail, type MailKind, nextAttempt, rankOf } from './domain.ts';

/** A mail that waits; removed, with its words, as soon as it is sent. Links are added on its way out. */
export type QueuedMail = Mail & {
  readonly _id: string;
  /** Whose it is; null where only an address was given, or when the account is gone. */
  readonly userId: number | null;
  readonly rank: number;
  readonly createdAt: Date;
  readonly attempts: number;
  readonly nextAt: Date;
};

/** How many mails wait, and since when the oldest does. */
export interface Backlog {
  readonly waiting: number;
  readonly oldest: Date | null;
}

export function mailCollection(connection: Connection): Collection<QueuedMail> {
  return connection.collection<QueuedMail>('mails');
}

/** Mails to be sent, written in the transaction of the change that they tell of. */
export type MailQueue = ReturnType<typeof createMailQueue>;

export function createMailQueue(connection: Connection, clock: Clock) {
  const mails = mailCollection(connection);
  return {
    async ensureIndexes(): Promise<void> {
      await mails.createIndex({ rank: 1, nextAt: 1 });
      await mails.createIndex({ createdAt: 1 });
      await mails.createIndex({ userId: 1 });
    },

    async add(mail: Mail, userId: number | null, transaction: Transaction): Promise<void> {
      const now = clock.now();
      const rank = rankOf(mail.kind);
      const queued = { _id: newEventId(), ...mail, userId, rank, createdAt: now, attempts: 0, nextAt: now };
      await mails.insertOne(queued, { session: transaction });
    },

    /** The learner's mails that wait. */
    async ofUser(userId: number): Promise<{ kind: MailKind; to: string; created: string }[]> {
      const found = await mails.find({ userId }).toArray();
      return found.flatMap((mail) =>
        mail.kind === 'contact'
          ? []
          : [{ kind: mail.kind, to: mail.to, created: mail.createdAt.toISOString() }],
      );
    },

    next: (): Promise<QueuedMail | null> =>
      mails.findOne(
        { nextAt: { $lte: clock.now() } },
        { sort: { rank: 1, nextAt: 1 }, readConcern: COMMITTED },
      ),

    async remove({ _id }: QueuedMail): Promise<void> {
      await mails.deleteOne({ _id });
    },

    /** While the server takes none, the others wait with the one that was tried. @returns false when it was given up */
    async postpone(mail: QueuedMail, failure: DeliveryFailure): Promise<boolean> {
      const { _id } = mail;
      const attempts = mail.attempts + 1;
      const nextAt = nextAttempt(mail, attempts, failure, clock.now());
      if (nextAt === null) await mails.deleteOne({ _id });
      else await mails.updateOne({ _id }, { $set: { nextAt, attempts } });
      if (failure === 'outage' && nextAt !== null) {
        await mails.updateMany({ nextAt: { $lt: nextAt } }, { $set: { nextAt } });
      }
      return nextAt !== null;
    },

    async backlog(): Promise<Backlog> {
      const [waiting, oldest] = await Promise.all([
        mails.countDocuments(),
        mails.findOne({}, { sort: { createdAt: 1 }, projection: { createdAt: 1 } }),
      ]);
      return { waiting, oldest: oldest?.createdAt ?? null };
    },

    async removeAll(userId: number, transaction: Transaction): Promise<void> {
      await mails.deleteMany({ userId }, { session: transaction });
    },
  };
}
