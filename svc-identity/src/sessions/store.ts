import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';
import type { DeviceSession } from './domain.ts';

type SessionDocument = Omit<DeviceSession, 'sessionId' | 'provenAt'> & {
  readonly _id: string;
  /** Sessions from before it was noted have none. */
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
  },
  { collection: 'sessions', versionKey: false },
);
schema.index({ userId: 1, lastSeen: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** Signed-in devices in the database. */
export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore(connection: Connection) {
  const sessions = connection.model<SessionDocument>('Session', schema);
  return {
    ensureIndexes: () => sessions.createIndexes(),

    async insert({ sessionId, ...rest }: DeviceSession, transaction: Transaction): Promise<void> {
      await sessions.create([{ _id: sessionId, ...rest }], { session: transaction });
    },

    async byId(sessionId: string, now: Date, transaction?: Transaction): Promise<DeviceSession | null> {
      const found = await sessions
        .findOne({ _id: sessionId, expiresAt: { $gt: now } })
        .session(transaction ?? null)
        .lean();
      return found === null ? null : toSession(found);
    },

    async ofUser(userId: number, now: Date): Promise<DeviceSession[]> {
      const found = await sessions
        .find({ userId, expiresAt: { $gt: now } })
        .sort({ lastSeen: -1 })
        .lean();
      return found.map(toSession);
    },

    /** Makes the next refresh token the good one. @returns false when another request did so first */
    async rotate(session: DeviceSession, now: Date, expiresAt: Date): Promise<boolean> {
      const { sessionId, generation } = session;
      const { matchedCount } = await sessions.updateOne(
        { _id: sessionId, generation },
        { $set: { generation: generation + 1, rotatedAt: now, lastSeen: now, expiresAt } },
      );
      return matchedCount === 1;
    },

    async noteProof(sessionId: string, provenAt: Date): Promise<void> {
      await sessions.updateOne({ _id: sessionId }, { $set: { provenAt } });
    },

    /** @returns whether the learner had such a session */
    async remove(sessionId: string, userId: number, transaction?: Transaction): Promise<boolean> {
      const { deletedCount } = await sessions.deleteOne({ _id: sessionId, userId }, { session: transaction });
      return deletedCount === 1;
    },

    /** Removes all sessions of a learner but one. @returns the ids of the removed ones */
    async removeOthers(userId: number, keptId: string | null, transaction: Transaction): Promise<string[]> {
      const filter = { userId, ...(keptId !== null && { _id: { $ne: keptId } }) };
      const found = await sessions.find(filter, { _id: 1 }).session(transaction).lean();
      await sessions.deleteMany(filter, { session: transaction });
      return found.map(({ _id }) => _id);
    },
  };
}

function toSession({ _id, provenAt, ...rest }: SessionDocument): DeviceSession {
  return { sessionId: _id, provenAt: provenAt === undefined ? rest.createdAt : provenAt, ...rest };
}
