import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';

export const EVENT_STREAM = 'text/event-stream';

/** Whether the caller asks for an event stream, which stays open for long, by that name. */
export function asksForEvents({ headers }: IncomingMessage): boolean {
  return headers.accept?.startsWith(EVENT_STREAM) ?? false;
}

/** An answer of server-sent events that goes on until one of the two sides ends it. */
export class EventStream {
  readonly #begin: (response: Response) => void;

  /** @param begin gets the answer once its head is sent */
  constructor(begin: (response: Response) => void) {
    this.#begin = begin;
  }

  send(response: Response): void {
    // neither proxies nor browsers keep, change or hold back what is told now
    response.set({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' });
    response.type(EVENT_STREAM).flushHeaders();
    this.#begin(response);
  }
}
