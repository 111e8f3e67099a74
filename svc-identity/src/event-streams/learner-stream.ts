import type { NoticeReader, Unread } from '@zielona-fala/service-kit/notices';
import type { Log } from '@zielona-fala/service-kit/process';
import type { Response } from 'express';

/** Consecutive heartbeats at which a reader may still have unread data. */
const PATIENCE_BEATS = 2;

/** One reader's event stream. */
export interface LearnerStream {
  /** Something may be unread. */
  wake(): void;
  /** Reads what comes first. @throws what Redis throws while it is unavailable */
  prepare(): Promise<void>;
  /** @param response whose head is sent; ended at once when the stream has ended meanwhile */
  begin(response: Response): void;
  /** Keeps the connection alive; ends it when its token is over and when its reader takes nothing. */
  beat(): Promise<void>;
  /** @param retryMs after which the reader should come again; it decides itself without it */
  end(retryMs?: number): void;
}

export interface LearnerStreamParts {
  readonly userId: number;
  /** Last-Event-ID, as the reader says it. */
  readonly position: string | undefined;
  readonly reader: NoticeReader;
  /** Whether the session may still read. */
  isAllowed(): Promise<boolean>;
  /** Called once, when the stream has ended. */
  onEnd(): void;
  readonly log: Log;
}

/**
 * Notices are read from Redis when the reader has room for them, so that a slow reader holds no more memory than one
 * reading takes.
 */
export function createLearnerStream(parts: LearnerStreamParts): LearnerStream {
  const { userId, reader, isAllowed, log } = parts;
  let { position } = parts;
  let response: Response | null = null;
  let first = '';
  let isWoken = false;
  let isReading = false;
  let isOver = false;
  let isBeating = false;
  let beatsBehind = 0;

  const over = (): void => {
    if (isOver) return;
    isOver = true;
    parts.onEnd();
  };
  const end = (retryMs?: number): void => {
    over();
    response?.end(retryMs === undefined ? undefined : `retry: ${retryMs}\n\n`);
  };
  const read = async (): Promise<string> => {
    const unread = await reader.readAfter(userId, position);
    position = unread.isGap ? unread.position : (unread.notices.at(-1)?.position ?? position);
    return eventsOf(unread);
  };
  const hasRoom = (): boolean => response !== null && !response.writableNeedDrain;

  const readAll = async (): Promise<void> => {
    while (isWoken && !isOver && hasRoom()) {
      if (!(await isAllowed())) return end();
      isWoken = false;
      const events = await read();
      if (!isOver && events !== '') response?.write(events);
    }
  };
  const wake = (): void => {
    isWoken = true;
    if (isReading) return;
    isReading = true;
    readAll()
      .catch((error: unknown) => {
        // read at the next beat, or when Redis is there again
        isWoken = true;
        log.warn({ err: error }, 'an event stream is behind: Redis is unavailable');
      })
      .finally(() => {
        isReading = false;
      });
  };

  return {
    wake,
    async prepare() {
      first = await read();
    },
    begin(opened) {
      if (isOver) return void opened.end();
      response = opened;
      opened.once('close', over).on('drain', () => isWoken && wake());
      // the reader may have left before anybody listened
      if (opened.destroyed) return over();
      opened.write(first === '' ? COMMENT : first);
      if (isWoken) wake();
    },
    async beat() {
      if (response === null || isBeating) return;
      isBeating = true;
      try {
        beatsBehind = response.writableLength > 0 ? beatsBehind + 1 : 0;
        if (beatsBehind >= PATIENCE_BEATS) {
          log.info('an event stream was closed: its client is not reading');
          response.destroy();
        } else if (await isAllowed()) {
          if (!isOver) response.write(COMMENT);
          if (isWoken) wake();
        } else end();
      } finally {
        isBeating = false;
      }
    },
    end,
  };
}

/** What readers pass over, and proxies take for life. */
const COMMENT = ':\n\n';

function eventsOf(unread: Unread): string {
  if (unread.isGap) return eventOf({ position: unread.position, type: 'resync', data: '{}' });
  return unread.notices.map(eventOf).join('');
}

const eventOf = ({ position, type, data }: { position: string; type: string; data: string }): string =>
  `id: ${position}\nevent: ${type}\ndata: ${data}\n\n`;
