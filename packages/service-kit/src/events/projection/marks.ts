import { EVENTS, type EventTopic } from '@zielona-fala/contracts/events';
import type { Redis } from 'ioredis';
import { afterCommit } from '../../mongo/index.ts';
import type { Log } from '../../process/log.ts';

const MARK_SECONDS = 60;

/** Sets the mark unless it is higher already: a replayed response of an older write must not lower it. */
const SET_IF_LATER = `
  if tonumber(ARGV[2]) >= tonumber(redis.call('HGET', KEYS[1], ARGV[1]) or '0') then
    redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
  end
  redis.call('EXPIRE', KEYS[1], ARGV[3])`;

/**
 * How far the events about one learner go in each topic: what a reader waits for to show learners their own writes.
 * By topic, because a consumer can be further in one topic of a producer than in another.
 */
export interface SequenceMarks {
  /** After the commit and before the answer. Without Redis the answer goes out all the same. */
  set(topic: EventTopic, userId: number, sequence: number): Promise<void>;
  /** The last mark, or null when there is none (any more). */
  get(topic: EventTopic, userId: number): Promise<number | null>;
}

export function createSequenceMarks(redis: Redis, log: Log): SequenceMarks {
  const keyOf = (topic: EventTopic, userId: number): string => `seq:${EVENTS[topic].producer}:${userId}`;
  return {
    set: (topic, userId, sequence) =>
      afterCommit(async () => {
        try {
          await redis.eval(SET_IF_LATER, 1, keyOf(topic, userId), topic, sequence, MARK_SECONDS);
        } catch (error) {
          log.warn({ err: error }, 'no read-your-writes mark: Redis is unavailable');
        }
      }),
    async get(topic, userId) {
      try {
        const mark = await redis.hget(keyOf(topic, userId), topic);
        return mark === null ? null : Number(mark);
      } catch (error) {
        log.warn({ err: error }, 'read-your-writes mark not read: Redis is unavailable');
        return null;
      }
    },
  };
}
