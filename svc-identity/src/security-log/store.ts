import {
  type DeviceDto,
  SECURITY_EVENTS,
  type SecurityEvent,
  type SecurityOutcome,
} from '@zielona-fala/contracts';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, mongo } from 'mongoose';

/** Events of an account, and events of the installation or of deleted accounts. */
export type LoggedEvent = SecurityEvent | 'account-erased' | 'flag-changed';

export interface SecurityDocument {
  readonly _id: mongo.ObjectId;
  /** The account concerned, or null. */
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

/** An entry that is shown to its learner. */
export interface LearnersEntry extends SecurityDocument {
  readonly event: SecurityEvent;
  readonly device: DeviceDto;
}

export type SecurityEntry = Omit<SecurityDocument, '_id'>;

const KEPT_SECONDS = 90 * 24 * 60 * 60;

/** The security log in the database, for 90 days. */
export interface SecurityLogStore {
  ensureIndexes(): Promise<void>;
  add(entry: SecurityEntry, transaction?: Transaction): Promise<void>;
  /**
   * Entries shown to the learner, newest first.
   * @param page.cursor id of an entry: returns older ones only, or none if the entry no longer exists
   */
  page(userId: number, page: { limit: number; cursor?: string }): Promise<LearnersEntry[]>;
  /** All of the learner, newest first, read as they are asked for. */
  all(userId: number): AsyncIterable<SecurityDocument>;
  eraseLearner(userId: number, transaction?: Transaction): Promise<void>;
}

export function createSecurityLogStore(connection: Connection): SecurityLogStore {
  const entries = connection.collection<SecurityDocument>('security_log');
  const olderThan = async (userId: number, cursor: string) => {
    const entry = await entries.findOne({ _id: new mongo.ObjectId(cursor), userId });
    if (entry === null) return null;
    const { at, _id } = entry;
    return { $or: [{ at: { $lt: at } }, { at, _id: { $lt: _id } }] };
  };
  return {
    async ensureIndexes() {
      await entries.createIndex({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
      await entries.createIndex({ userId: 1, at: -1, _id: -1 });
    },

    async add(entry, transaction) {
      await entries.insertOne({ _id: new mongo.ObjectId(), ...entry }, { session: transaction });
    },

    async page(userId, page) {
      const told = { userId, event: { $in: SECURITY_EVENTS }, device: { $ne: null } };
      const older = page.cursor === undefined ? {} : await olderThan(userId, page.cursor);
      if (older === null) return [];
      const found = entries.find({ ...told, ...older }).sort({ at: -1, _id: -1 });
      return found.limit(page.limit).toArray() as Promise<LearnersEntry[]>;
    },

    all: (userId) => entries.find({ userId }).sort({ at: -1, _id: -1 }),

    async eraseLearner(userId, transaction) {
      await entries.deleteMany({ userId }, { session: transaction });
    },
  };
}
