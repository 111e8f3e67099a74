import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { ACCESS_TOKEN_HEADER, LAST_EVENT_ID_HEADER } from '@zielona-fala/contracts';
import { waitFor } from '@zielona-fala/service-kit/testing';

/** One event as it was sent. */
export interface SentEvent {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** An open event stream, as a browser sees it. */
export interface EventReader {
  readonly answer: IncomingMessage;
  readonly events: readonly SentEvent[];
  /** All that was sent so far. */
  text(): string;
  isOver(): boolean;
  /** The first events, as soon as there are so many. */
  first(count: number): Promise<readonly SentEvent[]>;
  leave(): void;
}

/** @param origin of a replica that listens */
export async function readEvents(
  origin: string,
  accessToken: string,
  { lastEventId, address }: { lastEventId?: string | undefined; address?: string } = {},
): Promise<EventReader> {
  const request: ClientRequest = get(`${origin}/api/v1/users/events`, {
    agent: false,
    headers: {
      accept: 'text/event-stream',
      [ACCESS_TOKEN_HEADER]: accessToken,
      ...(address !== undefined && { 'x-forwarded-for': address }),
      ...(lastEventId !== undefined && { [LAST_EVENT_ID_HEADER]: lastEventId }),
    },
  });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  let isOver = false;
  answer.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  answer
    .on('error', () => undefined)
    .on('close', () => {
      isOver = true;
    });
  const events = (): SentEvent[] =>
    text
      .split('\n\n')
      .slice(0, -1)
      .filter((block) => block.startsWith('id:'))
      .map((block) => Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/).slice(0, 2))));
  return {
    answer,
    get events() {
      return events();
    },
    text: () => text,
    isOver: () => isOver,
    first: (count) => waitFor(`event ${count}`, () => (events().length >= count ? events() : undefined)),
    leave: () => request.destroy(),
  };
}
