import type { Redis } from 'ioredis';
import type { Log } from '../process/log.ts';
import { learnerOf, streamOf } from './layout.ts';

/** Wakes the readers of one process: one connection for all of them. */
export interface NoticeWakes {
  open(): Promise<void>;
  close(): void;
  /**
   * Calls `wake` when there is a new notice for a learner, and when there may have been one: after Redis was unavailable.
   * @returns ends it
   * @throws what Redis throws while it is unavailable
   */
  subscribe(userId: number, wake: () => void): Promise<() => void>;
  /** Pings Redis, so that a connection that was lost silently is replaced. */
  probe(): void;
}

/** @param redis gives the settings of a further connection */
export function createNoticeWakes(redis: Redis, log: Log): NoticeWakes {
  const connection = redis.duplicate({ enableAutoPipelining: false, autoResubscribe: false });
  const wakesOf = new Map<number, Set<() => void>>();
  const channels = (): string[] => [...wakesOf.keys()].map(streamOf);

  /** Subscriptions of a connection end with it. */
  const subscribeAnew = async (): Promise<void> => {
    if (wakesOf.size === 0) return;
    await connection.subscribe(...channels());
    for (const wakes of wakesOf.values()) for (const wake of wakes) wake();
  };
  connection.on('error', (error) => log.warn({ err: error }, 'Redis is unavailable'));
  connection.on('ready', () => {
    // when it fails the connection is gone again, and ready once more later
    subscribeAnew().catch((error: unknown) => {
      log.warn({ err: error }, 'not subscribed to notices: Redis is unavailable');
      connection.disconnect(true);
    });
  });
  connection.on('message', (channel: string) => {
    for (const wake of wakesOf.get(learnerOf(channel)) ?? []) wake();
  });

  const leave = (userId: number, wake: () => void): void => {
    const wakes = wakesOf.get(userId);
    if (!wakes?.delete(wake) || wakes.size > 0) return;
    wakesOf.delete(userId);
    // without a connection there is nothing to end
    connection.unsubscribe(streamOf(userId)).catch(() => undefined);
  };

  return {
    open: () => connection.connect().catch(() => undefined),
    close: () => connection.disconnect(),
    async subscribe(userId, wake) {
      const wakes = wakesOf.get(userId) ?? new Set();
      wakesOf.set(userId, wakes.add(wake));
      try {
        await connection.subscribe(streamOf(userId));
      } catch (error) {
        leave(userId, wake);
        throw error;
      }
      return () => leave(userId, wake);
    },
    probe() {
      // one that fails ends the connection, and another one is made
      connection.ping().catch(() => undefined);
    },
  };
}
