import { COMMITTED, type Transaction } from '@zielona-fala/service-kit/mongo';
import { type Clock, newEventId } from '@zielona-fala/service-kit/process';
import type { Collection, Connection } from 'mongoose';
import { type Account, emailKeyOf } from '../accounts/domain.ts';
import { type DeliveryFailure, MAIL_RANKS, type Mail, type MailKind, nextAttempt, rankOf } from './domain.ts';

/** A mail that waits; removed, with its words, as soon as it is sent. Links are added on its way out. */
export type QueuedMail = Mail & {
  readonly _id: string;
  /** Whose it is; null where only an address was given, or when the account is gone. */
  readonly userId: number | null;
  readonly rank: number;
  readonly createdAt: Date;
  readonly attempts: number;
  /** Why the last attempt failed; absent until then. */
  readonly failure?: DeliveryFailure;
  /** Absent while it is parked. */
  readonly nextAt?: Date;
  /** Since when it waits for an operator, because it could not be written. */
  readonly parkedAt?: Date;
  /** Why; holds no personal data. */
  readonly reason?: string;
};

/** A mail that could not be written, as an operator sees it. */
export type ParkedMail = Pick<QueuedMail, '_id' | 'kind' | 'createdAt' | 'parkedAt' | 'reason'>;

/** What has not been sent, as it is seen from outside. */
export interface Backlog {
  readonly waiting: number;
  /** Since when the oldest mail waits for the mail server, rather than for a retry of its own. */
  readonly oldest: Date | null;
  /** How many of each kind. */
  readonly parked: ReadonlyMap<MailKind, number>;
}

/** A parked mail is personal data, so it is kept no longer than an unsent contact message. */
const KEEP_PARKED_SECONDS = 30 * 24 * 60 * 60;

/** Whose mails they are. */
export type Recipient = Pick<Account, 'userId' | 'email'>;

/** With the links to reset a password, which belong to nobody until they are sent. */
const mailsOf = ({ userId, email }: Recipient) => ({
  $or: [{ userId }, { userId: null, to: emailKeyOf(email), kind: 'password-reset' as const }],
});

/** Names the ranks, so that of each only mails of a time are looked at in the index, not all that wait. */
const OF_ANY_RANK = { rank: { $in: [...MAIL_RANKS] } };
const IS_PARKED = { parkedAt: { $exists: true } } as const;
/** Not yet tried, or tried in vain for a reason that concerns all mails. */
const WAITS_FOR_SERVER = {
  parkedAt: { $exists: false },
  failure: { $nin: ['refused', 'deferred', 'unwritable'] satisfies DeliveryFailure[] },
};

export function mailCollection(connection: Connection): Collection<QueuedMail> {
  return connection.collection<QueuedMail>('mails');
}

/** Outgoing mails, queued in the transaction of the change that they report. */
export interface MailQueue {
  ensureIndexes(): Promise<void>;
  add(mail: Mail, userId: number | null, transaction: Transaction): Promise<void>;
  /** The learner's mails that wait. */
  ofUser(recipient: Recipient): Promise<{ kind: MailKind; to: string; created: string }[]>;
  next(): Promise<QueuedMail | null>;
  remove(mail: QueuedMail): Promise<void>;
  /** During an outage, all mails are delayed with the one that failed. @returns false if it was given up */
  postpone(mail: QueuedMail, failure: DeliveryFailure): Promise<boolean>;
  /** Takes a mail out of the queue, until an operator redrives it. @param reason without personal data */
  park(mail: QueuedMail, reason: string): Promise<void>;
  /** The oldest first. */
  parked(): Promise<ParkedMail[]>;
  /** Puts a parked mail back, as if it had been queued now. @returns whether it was parked */
  redrive(id: string): Promise<boolean>;
  /** @returns whether it was parked */
  removeParked(id: string): Promise<boolean>;
  backlog(): Promise<Backlog>;
  eraseLearner(recipient: Recipient, transaction: Transaction): Promise<void>;
}

export function createMailQueue(connection: Connection, clock: Clock): MailQueue {
  const mails = mailCollection(connection);
  return {
    async ensureIndexes() {
      await mails.createIndex({ rank: 1, nextAt: 1 });
      await mails.createIndex({ createdAt: 1 });
      await mails.createIndex({ userId: 1, to: 1 });
      await mails.createIndex({ parkedAt: 1 }, { sparse: true, expireAfterSeconds: KEEP_PARKED_SECONDS });
    },

    async add(mail, userId, transaction) {
      const now = clock.now();
      const rank = rankOf(mail.kind);
      const queued = { _id: newEventId(), ...mail, userId, rank, createdAt: now, attempts: 0, nextAt: now };
      await mails.insertOne(queued, { session: transaction });
    },

    async ofUser(recipient) {
      const found = await mails.find(mailsOf(recipient)).toArray();
      return found.flatMap((mail) =>
        mail.kind === 'contact'
          ? []
          : [{ kind: mail.kind, to: mail.to, created: mail.createdAt.toISOString() }],
      );
    },

    next: () =>
      mails.findOne(
        { ...OF_ANY_RANK, nextAt: { $lte: clock.now() } },
        { sort: { rank: 1, nextAt: 1 }, readConcern: COMMITTED },
      ),

    async remove({ _id }) {
      await mails.deleteOne({ _id });
    },

    async postpone(mail, failure) {
      const { _id } = mail;
      const attempts = mail.attempts + 1;
      const nextAt = nextAttempt(mail, attempts, failure, clock.now());
      if (nextAt === null) await mails.deleteOne({ _id });
      else await mails.updateOne({ _id }, { $set: { nextAt, attempts, failure } });
      if (failure === 'outage' && nextAt !== null) {
        await mails.updateMany({ ...OF_ANY_RANK, nextAt: { $lt: nextAt } }, { $set: { nextAt } });
      }
      return nextAt !== null;
    },

    async park({ _id, attempts }, reason) {
      const parked = { attempts: attempts + 1, parkedAt: clock.now(), reason };
      await mails.updateOne({ _id }, { $set: parked, $unset: { nextAt: '' } });
    },

    parked: () =>
      mails
        .find(IS_PARKED, { projection: { kind: 1, createdAt: 1, parkedAt: 1, reason: 1 } })
        .sort({ parkedAt: 1 })
        .toArray(),

    async redrive(id) {
      const now = clock.now();
      const { matchedCount } = await mails.updateOne(
        { _id: id, ...IS_PARKED },
        {
          $set: { attempts: 0, createdAt: now, nextAt: now },
          $unset: { failure: '', parkedAt: '', reason: '' },
        },
      );
      return matchedCount === 1;
    },

    async removeParked(id) {
      return (await mails.deleteOne({ _id: id, ...IS_PARKED })).deletedCount === 1;
    },

    async backlog() {
      const [all, oldest, kinds] = await Promise.all([
        mails.estimatedDocumentCount(),
        mails.findOne(WAITS_FOR_SERVER, { sort: { createdAt: 1 }, projection: { createdAt: 1 } }),
        mails
          .aggregate<{ _id: MailKind; mails: number }>([
            { $match: IS_PARKED },
            { $group: { _id: '$kind', mails: { $sum: 1 } } },
          ])
          .toArray(),
      ]);
      const parked = new Map(kinds.map(({ _id, mails }) => [_id, mails]));
      const waiting = all - kinds.reduce((sum, kind) => sum + kind.mails, 0);
      return { waiting, oldest: oldest?.createdAt ?? null, parked };
    },

    async eraseLearner(recipient, transaction) {
      await mails.deleteMany(mailsOf(recipient), { session: transaction });
    },
  };
}
