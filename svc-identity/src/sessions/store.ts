import { hasEnded, type SessionsEnd } from '@zielona-fala/service-kit/auth';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';
import type { AccountStore } from '../accounts/store.ts';
import { MAX_PUSH_DEVICES, type PushSubscription } from '../push/domain.ts';
import { type DeviceSession, MAX_SESSIONS } from './domain.ts';

type SessionDocument = Omit<DeviceSession, 'sessionId' | 'provenAt'> & {
  readonly _id: string;
  /** Absent from sessions created before it was recorded. */
  readonly provenAt?: Date | null;
};

const schema = new Schema<SessionDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: Number, required: true },
    generation: { type: Number, required: true },
    rotatedAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    provenAt: { type: Date },
    lastSeen: { type: Date, required: true },
    device: {
      browser: { type: String, default: null },
      system: { type: String, default: null },
      kind: { type: String, default: 'other' },
    },
    expiresAt: { type: Date, required: true },
    push: { type: { endpoint: String, p256dh: String, auth: String, since: Date }, _id: false },
  },
  { collection: 'sessions', versionKey: false },
);
schema.index({ userId: 1, lastSeen: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
schema.index({ 'push.endpoint': 1 }, { unique: true, sparse: true });

const HAS_PUSH = { 'push.endpoint': { $exists: true } } as const;

/** Signed-in devices in the database. One that began before the end of all sessions of its account counts as gone. */
export interface SessionStore {
  ensureIndexes(): Promise<void>;
  insert(session: DeviceSession, transaction: Transaction): Promise<void>;
  byId(sessionId: string, now: Date, transaction?: Transaction): Promise<DeviceSession | null>;
  ofUser(userId: number, now: Date): Promise<DeviceSession[]>;
  /** Makes the next refresh token the good one. @returns false when another request did so first */
  rotate(session: DeviceSession, now: Date, expiresAt: Date): Promise<boolean>;
  noteProof(sessionId: string, provenAt: Date): Promise<void>;
  /**
   * Sends notifications to its device, to no other session of the same browser, and no more to those that were turned on
   * first of too many.
   * @returns false when the session has ended
   */
  setPush(
    session: Pick<DeviceSession, 'sessionId' | 'userId'>,
    push: PushSubscription,
    transaction: Transaction,
  ): Promise<boolean>;
  /** @param endpoint only if they are sent there */
  removePush(sessionId: string, endpoint?: string): Promise<void>;
  /** Those of a learner whose devices are sent notifications, the one used last first. */
  withPush(userId: number, now: Date, transaction?: Transaction): Promise<DeviceSession[]>;
  /** @returns whether the learner had such a session */
  remove(sessionId: string, userId: number, transaction?: Transaction): Promise<boolean>;
  /** Removes those used least recently of too many. @returns the ids of the removed ones */
  removeExcess(userId: number, transaction: Transaction): Promise<string[]>;
  /** Deletes the remains of sessions that were ended together. */
  removeEnded(userId: number, end: SessionsEnd): Promise<void>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
}

export function createSessionStore(
  connection: Connection,
  accounts: Pick<AccountStore, 'sessionsEnd'>,
): SessionStore {
  const sessions = connection.model<SessionDocument>('Session', schema);
  const living = async (
    userId: number,
    found: readonly SessionDocument[],
    transaction?: Transaction,
  ): Promise<DeviceSession[]> => {
    const end = await accounts.sessionsEnd(userId, transaction);
    if (end === undefined) return [];
    const lives = ({ sessionId, createdAt }: DeviceSession): boolean =>
      end === null || !hasEnded(end, { sessionId, signedInAt: createdAt.getTime() });
    return found.map(fromDocument).filter(lives);
  };
  return {
    ensureIndexes: () => sessions.createIndexes(),

    async insert({ sessionId, ...rest }, transaction) {
      await sessions.create([{ _id: sessionId, ...rest }], { session: transaction });
    },

    async byId(sessionId, now, transaction) {
      const found = await sessions
        .findOne({ _id: sessionId, expiresAt: { $gt: now } })
        .session(transaction ?? null)
        .lean();
      if (found === null) return null;
      const [session = null] = await living(found.userId, [found], transaction);
      return session;
    },

    async ofUser(userId, now) {
      const found = await sessions
        .find({ userId, expiresAt: { $gt: now } })
        .sort({ lastSeen: -1 })
        .limit(MAX_SESSIONS)
        .lean();
      return living(userId, found);
    },

    async rotate(session, now, expiresAt) {
      const { sessionId, generation } = session;
      const { matchedCount } = await sessions.updateOne(
        { _id: sessionId, generation },
        { $set: { generation: generation + 1, rotatedAt: now, lastSeen: now, expiresAt } },
      );
      return matchedCount === 1;
    },

    async noteProof(sessionId, provenAt) {
      await sessions.updateOne({ _id: sessionId }, { $set: { provenAt } });
    },

    async setPush({ sessionId, userId }, push, transaction) {
      const off = { $unset: { push: '' } } as const;
      const { endpoint } = push;
      await sessions.updateMany({ _id: { $ne: sessionId }, 'push.endpoint': endpoint }, off, {
        session: transaction,
      });
      const set = await sessions.updateOne(
        { _id: sessionId, userId },
        { $set: { push } },
        { session: transaction },
      );
      const excess = await sessions
        .find({ userId, ...HAS_PUSH }, { _id: 1 })
        .sort({ 'push.since': -1 })
        .skip(MAX_PUSH_DEVICES)
        .session(transaction)
        .lean();
      await sessions.updateMany({ _id: { $in: excess.map(({ _id }) => _id) } }, off, {
        session: transaction,
      });
      return set.matchedCount === 1;
    },

    async removePush(sessionId, endpoint) {
      const found = { _id: sessionId, ...(endpoint !== undefined && { 'push.endpoint': endpoint }) };
      await sessions.updateOne(found, { $unset: { push: '' } });
    },

    async withPush(userId, now, transaction) {
      const found = await sessions
        .find({ userId, expiresAt: { $gt: now }, ...HAS_PUSH })
        .sort({ lastSeen: -1 })
        .session(transaction ?? null)
        .lean();
      return living(userId, found, transaction);
    },

    async remove(sessionId, userId, transaction) {
      const { deletedCount } = await sessions.deleteOne({ _id: sessionId, userId }, { session: transaction });
      return deletedCount === 1;
    },

    async removeExcess(userId, transaction) {
      const excess = await sessions
        .find({ userId }, { _id: 1 })
        .sort({ lastSeen: -1 })
        .skip(MAX_SESSIONS)
        // were there more once, later sign-ins remove them
        .limit(MAX_SESSIONS)
        .session(transaction)
        .lean();
      const ids = excess.map(({ _id }) => _id);
      if (ids.length > 0) await sessions.deleteMany({ _id: { $in: ids } }, { session: transaction });
      return ids;
    },

    async removeEnded(userId, { at, keptId }) {
      await sessions.deleteMany({ userId, createdAt: { $lte: at }, _id: { $ne: keptId ?? '' } });
    },

    async eraseLearner(userId, transaction) {
      await sessions.deleteMany({ userId }, { session: transaction });
    },
  };
}

function fromDocument({ _id, provenAt, ...rest }: SessionDocument): DeviceSession {
  return { sessionId: _id, provenAt: provenAt === undefined ? rest.createdAt : provenAt, ...rest };
}
