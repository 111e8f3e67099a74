import type { DeviceDto, SecurityEvent, SecurityOutcome } from '@zielona-fala/contracts';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, mongo } from 'mongoose';

/** What concerns an account, and what concerns the installation or what is left when an account has gone. */
export type LoggedEvent = SecurityEvent | 'account-erased' | 'flag-changed';

export interface SecurityDocument {
  readonly _id: mongo.ObjectId;
  /** Whose account it concerns; null for none. */
  readonly userId: number | null;
  readonly event: LoggedEvent;
  readonly outcome: SecurityOutcome;
  readonly at: Date;
  /** Keyed hash of the network; null for an operator's command. */
  readonly place: string | null;
  readonly device: DeviceDto | null;
  /** What was changed, of an operator's command. */
  readonly detail?: string;
}

export type SecurityEntry = Omit<SecurityDocument, '_id'>;

const KEPT_SECONDS = 90 * 24 * 60 * 60;
const MOST = 100;

/** The security log in the database, for 90 days. */
export type SecurityLogStore = ReturnType<typeof createSecurityLogStore>;

export function createSecurityLogStore(connection: Connection) {
  const entries = connection.collection<SecurityDocument>('security_log');
  return {
    async ensureIndexes(): Promise<void> {
      await entries.createIndex({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
      await entries.createIndex({ userId: 1, at: -1 });
    },

    async add(entry: SecurityEntry, transaction?: Transaction): Promise<void> {
      await entries.insertOne({ _id: new mongo.ObjectId(), ...entry }, { session: transaction });
    },

    /** The learner's last hundred, newest first. */
    async ofUser(userId: number): Promise<SecurityDocument[]> {
      return entries.find({ userId }).sort({ at: -1 }).limit(MOST).toArray();
    },

    /** All of the learner, newest first, read as they are asked for. */
    all: (userId: number): AsyncIterable<SecurityDocument> => entries.find({ userId }).sort({ at: -1 }),

    async removeAll(userId: number, transaction: Transaction): Promise<void> {
      await entries.deleteMany({ userId }, { session: transaction });
    },
  };
}
