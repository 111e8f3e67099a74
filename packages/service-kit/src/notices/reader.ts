import type { Redis } from 'ioredis';
import { KEPT, KEPT_SECONDS, streamOf } from './layout.ts';

/** A notice in a stream. */
export interface StreamedNotice {
  /** Its position, which a reader who has read it resumes from. */
  readonly position: string;
  readonly type: string;
  /** JSON. */
  readonly data: string;
}

/** What a reader has not read yet. */
export type Unread =
  | { readonly isGap: false; readonly notices: readonly StreamedNotice[] }
  /** What stands behind the reader's position is not known: it goes on at another one. */
  | { readonly isGap: true; readonly position: string };

/**
 * What the reader read last is still there, so that nothing behind it is missing; else there is a gap, and the reader
 * goes on at the end. A new stream begins with an entry that tells nothing, as its first position.
 */
const READ = `
  local from = ARGV[1]
  if from ~= '' then
    local unread = redis.call('XRANGE', KEYS[1], from, '+')
    if #unread > 0 and unread[1][1] == from then
      redis.call('EXPIRE', KEYS[1], ARGV[3])
      return {'', unread}
    end
  end
  local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)
  local position = #last > 0 and last[1][1]
    or redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[2], '*', 'id', '')
  redis.call('EXPIRE', KEYS[1], ARGV[3])
  return {position, {}}`;

const POSITION = /^\d{1,15}-\d{1,10}$/;

type Entry = readonly [position: string, fields: readonly string[]];

/** Reads the notices of learners. */
export interface NoticeReader {
  /**
   * @param position of the notice read last; undefined, or whatever is none, is a gap
   * @throws what Redis throws while it is unavailable
   */
  readAfter(userId: number, position: string | undefined): Promise<Unread>;
}

export function createNoticeReader(redis: Redis): NoticeReader {
  return {
    async readAfter(userId, position = '') {
      const from = POSITION.test(position) ? position : '';
      const answer = await redis.eval(READ, 1, streamOf(userId), from, KEPT, KEPT_SECONDS);
      const [end, entries] = answer as [string, readonly Entry[]];
      if (end !== '') return { isGap: true, position: end };
      return { isGap: false, notices: entries.slice(1).map(noticeOf) };
    },
  };
}

/** Of the fields as they are appended: id, type, data. */
function noticeOf([position, fields]: Entry): StreamedNotice {
  const [, , , type = '', , data = ''] = fields;
  return { position, type, data };
}
