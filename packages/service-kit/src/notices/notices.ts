import type { AppendedType, NoticeData } from '@zielona-fala/contracts';
import type { Redis } from 'ioredis';
import type { Log } from '../process/log.ts';
import { KEPT, streamOf } from './layout.ts';

/**
 * Adds a notice to a stream that has readers, unless it is there already. A stream is created by its first reader and
 * expires hours after the last one: nothing is stored for learners without an open page, nor for deleted ones.
 */
const APPEND = `
  local kept = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', ARGV[4])
  if #kept == 0 then return end
  for _, entry in ipairs(kept) do
    if entry[2][2] == ARGV[1] then return end
  end
  redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[4], '*', 'id', ARGV[1], 'type', ARGV[2], 'data', ARGV[3])
  redis.call('PUBLISH', KEYS[1], '')`;

/** Its readers find a gap, and read everything anew. */
const BREAK_OFF = `
  if redis.call('DEL', KEYS[1]) == 1 then redis.call('PUBLISH', KEYS[1], '') end`;

/** Learners whose notices were dropped, that a process remembers. */
const MAX_MISSED = 100_000;

/** A message pushed to a learner's open pages. */
export interface Notice<Type extends AppendedType = AppendedType> {
  /** Of what caused it, such as an event: appended again, it is the same notice. */
  readonly id: string;
  readonly type: Type;
  readonly data: NoticeData[Type];
}

/** Notices to the open pages of learners, whichever replica they are connected to. */
export interface Notices {
  /**
   * Call it after the commit. While Redis is unavailable, the notice is dropped; the learner's readers receive `resync`
   * once Redis is available again.
   */
  append<Type extends AppendedType>(userId: number, notice: Notice<Type>): Promise<void>;
  /** Deletes a learner's stream. Rejects while Redis is unavailable. */
  eraseLearner(userId: number): Promise<void>;
}

export function createNotices(redis: Redis, log: Log): Notices {
  const missed = new Set<number>();
  const breakOff = async (): Promise<void> => {
    for (const userId of missed) {
      await redis.eval(BREAK_OFF, 1, streamOf(userId));
      missed.delete(userId);
    }
  };
  let isTelling = false;
  /** What fails now is tried when Redis answers once more. */
  const tellMissed = async (): Promise<void> => {
    if (isTelling || missed.size === 0) return;
    isTelling = true;
    await breakOff().catch((error: unknown) =>
      log.warn({ err: error }, 'readers do not know of a gap: Redis is unavailable'),
    );
    isTelling = false;
  };
  redis.on('ready', () => void tellMissed());

  return {
    async append(userId, { id, type, data }) {
      try {
        await redis.eval(APPEND, 1, streamOf(userId), `${type} ${id}`, type, JSON.stringify(data), KEPT);
        void tellMissed();
      } catch (error) {
        if (missed.size < MAX_MISSED) missed.add(userId);
        log.warn({ err: error, type }, 'notice not published: Redis is unavailable');
      }
    },
    async eraseLearner(userId) {
      await redis.del(streamOf(userId));
    },
  };
}
