import type { Producer } from '@zielona-fala/contracts';
import type { Redis } from 'ioredis';
import type { Log } from '../log.ts';

const MARK_SECONDS = 60;

/** Sets the mark unless a later one stands: a repeated answer of an older write must not take it back. */
const SET_IF_LATER = `
  if tonumber(ARGV[1]) >= tonumber(redis.call('GET', KEYS[1]) or '0') then
    redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
  end`;

/** How far a producer's events about one learner go: what a reader waits for to show learners their own writes. */
export interface SequenceMarks {
  /** After the commit and before the answer. Without Redis the answer goes out all the same. */
  set(producer: Producer, userId: number, sequence: number): Promise<void>;
  /** The last mark, or null when there is none (any more). */
  get(producer: Producer, userId: number): Promise<number | null>;
}

export function createSequenceMarks(redis: Redis, log: Log): SequenceMarks {
  const keyOf = (producer: Producer, userId: number): string => `seq:${producer}:${userId}`;
  return {
    async set(producer, userId, sequence) {
      try {
        await redis.eval(SET_IF_LATER, 1, keyOf(producer, userId), sequence, MARK_SECONDS);
      } catch (error) {
        log.warn({ err: error }, 'no read-your-writes mark: redis is away');
      }
    },
    async get(producer, userId) {
      try {
        const mark = await redis.get(keyOf(producer, userId));
        return mark === null ? null : Number(mark);
      } catch (error) {
        log.warn({ err: error }, 'read-your-writes marks cannot be asked: redis is away');
        return null;
      }
    },
  };
}
