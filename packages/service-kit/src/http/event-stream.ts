import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';

export const EVENT_STREAM = 'text/event-stream';

/** Whether the request explicitly accepts an event stream. */
export function asksForEvents({ headers }: IncomingMessage): boolean {
  return headers.accept?.split(',').some((type) => type.trim().startsWith(EVENT_STREAM)) ?? false;
}

/** A response of server-sent events that stays open until either side closes it. */
export class EventStream {
  readonly #begin: (response: Response) => void;

  /** @param begin gets the answer once its head is sent */
  constructor(begin: (response: Response) => void) {
    this.#begin = begin;
  }

  send(response: Response): void {
    // proxies and browsers must not cache, transform or buffer events
    response.set({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' });
    response.type(EVENT_STREAM).flushHeaders();
    this.#begin(response);
  }
}
