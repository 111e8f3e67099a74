import {
  ACCESS_TOKEN_HEADER,
  LAST_EVENT_ID_HEADER,
  type NoticeData,
  type NoticeType,
} from '@zielona-fala/contracts';
import { followEvents } from '@zielona-fala/contracts/api/notices/follow-events';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** A received notice. */
export type ToldNotice = {
  readonly [Type in NoticeType]: {
    readonly type: Type;
    readonly data: NoticeData[Type];
    /** Its position in the stream, from which a reader resumes. */
    readonly position: string;
  };
}[NoticeType];

/** The server gave no stream. */
export class StreamRefused extends Error {
  override readonly name = 'StreamRefused';
  readonly status: number;
  /** Milliseconds after which it is worth trying again. */
  readonly retryAfterMs: number;

  constructor({ status, headers }: Response) {
    super(`no event stream: ${status}`);
    this.status = status;
    this.retryAfterMs = (Number(headers.get('retry-after')) || 0) * 1000;
  }
}

export interface Reading {
  readonly accessToken: string;
  /** Position of the last notice received. */
  readonly position: string | undefined;
  readonly signal: AbortSignal;
  onNotice(notice: ToldNotice): void;
  /** The server says after how many milliseconds to come again. */
  onRetry(milliseconds: number): void;
}

/** Three times as long as the server is silent at most. */
const SILENCE_MS = 45_000;

/**
 * Reads the event stream until the server ends it.
 * @throws StreamRefused; what `fetch` throws when the connection breaks, falls silent, or the signal aborts
 */
export async function readNotices(reading: Reading): Promise<void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(new Error('the event stream fell silent')), SILENCE_MS);
  };
  hear();
  try {
    const response = await ask(reading, AbortSignal.any([reading.signal, silence.signal]));
    const parser = createParser({
      onEvent: (event) => tell(event, reading),
      onRetry: (milliseconds) => reading.onRetry(milliseconds),
    });
    const decoder = new TextDecoder();
    const reader = response.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      hear();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
  }
}

async function ask(
  { accessToken, position }: Reading,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(followEvents.path, {
    headers: {
      accept: 'text/event-stream',
      [ACCESS_TOKEN_HEADER]: accessToken,
      ...(position !== undefined && { [LAST_EVENT_ID_HEADER]: position }),
    },
    cache: 'no-store',
    signal,
  });
  if (response.ok && response.body) return response.body;
  await response.body?.cancel();
  throw new StreamRefused(response);
}

function tell({ event, id, data }: EventSourceMessage, { onNotice }: Reading): void {
  onNotice({ type: event, data: JSON.parse(data), position: id } as ToldNotice);
}
