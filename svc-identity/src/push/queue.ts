import type { Locale } from '@zielona-fala/contracts';
import { COMMITTED, type Transaction } from '@zielona-fala/service-kit/mongo';
import { type Clock, newEventId } from '@zielona-fala/service-kit/process';
import type { Connection } from 'mongoose';
import { nextPushAttempt } from './domain.ts';

/** A notification to be sent. */
export interface Notification {
  readonly userId: number;
  /** Of the device: it goes where the session's subscription says when it is sent. */
  readonly sessionId: string;
  readonly locale: Locale;
  /** From when on it is of no use. */
  readonly until: Date;
}

/** A notification that waits; removed as soon as it is sent, or its day is over. */
export interface QueuedPush extends Notification {
  readonly _id: string;
  readonly attempts: number;
  readonly nextAt: Date;
}

/** Outgoing notifications, queued in the transaction of what they tell. */
export interface PushQueue {
  ensureIndexes(): Promise<void>;
  add(notifications: readonly Notification[], transaction: Transaction): Promise<void>;
  /** Those whose time has come, the earliest first. */
  due(limit: number): Promise<QueuedPush[]>;
  remove(push: QueuedPush): Promise<void>;
  postpone(push: QueuedPush, retryAfterMs: number): Promise<void>;
  eraseLearner(userId: number, transaction: Transaction): Promise<void>;
}

export function createPushQueue(connection: Connection, clock: Clock): PushQueue {
  const pushes = connection.collection<QueuedPush>('pushes');
  return {
    async ensureIndexes() {
      await pushes.createIndex({ nextAt: 1 });
      await pushes.createIndex({ userId: 1 });
    },
    async add(added, transaction) {
      if (added.length === 0) return;
      const nextAt = clock.now();
      const queued = added.map((push) => ({ _id: newEventId(), ...push, attempts: 0, nextAt }));
      await pushes.insertMany(queued, { session: transaction });
    },
    due: (limit) =>
      pushes
        .find({ nextAt: { $lte: clock.now() } }, { readConcern: COMMITTED })
        .sort({ nextAt: 1 })
        .limit(limit)
        .toArray(),
    async remove({ _id }) {
      await pushes.deleteOne({ _id });
    },
    async postpone({ _id, attempts }, retryAfterMs) {
      const made = attempts + 1;
      const nextAt = nextPushAttempt(made, retryAfterMs, clock.now());
      await pushes.updateOne({ _id }, { $set: { attempts: made, nextAt } });
    },
    async eraseLearner(userId, transaction) {
      await pushes.deleteMany({ userId }, { session: transaction });
    },
  };
}
