import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';

export const EVENT_STREAM = 'text/event-stream';

/** How long a target may take, in milliseconds. */
export interface ProxyTimeouts {
  readonly connect: number;
  /** From the call's arrival to the head of its answer. */
  readonly response: number;
  /** Idle time-out: between two parts of an answer that the caller is ready to read. Event streams have none. */
  readonly idle: number;
  /** How long a caller may take nothing of an answer that is there for it. Event streams have no such limit. */
  readonly reader: number;
}

/** The limits of one forwarded call, told as the call gets ahead. */
export interface TimeLimits {
  /** Rejects when no answer begins in time; settles in no other way. */
  readonly overdue: Promise<never>;
  sending(outgoing: ClientRequest): void;
  answering(answer: IncomingMessage, response: ServerResponse): void;
  /** Ends the call upstream, now or when it gets a connection: nobody waits for its answer any more. */
  abandon(): void;
  /** Whether the call met a kept-alive connection that the target had closed: nothing was answered, nothing done. */
  metClosedConnection(): boolean;
  end(): void;
}

export function startTimeLimits(timeouts: ProxyTimeouts): TimeLimits {
  const { promise: overdue, reject } = Promise.withResolvers<never>();
  let current: ClientRequest | undefined;
  let expired: Error | undefined;
  const timer = setTimeout(() => {
    expired = new Error(`no answer within ${timeouts.response} ms`);
    current?.destroy(expired);
    reject(expired);
  }, timeouts.response);

  return {
    overdue,
    sending(outgoing) {
      current = outgoing;
      // It waited for a free connection until nobody waited for it any more.
      if (expired) outgoing.destroy(expired);
      else limitConnecting(outgoing, timeouts.connect);
    },
    answering(answer, response) {
      clearTimeout(timer);
      if (!isEventStream(answer)) limitIdleTime(answer, response, timeouts);
    },
    abandon() {
      clearTimeout(timer);
      expired = new Error('the caller left');
      current?.destroy(expired);
    },
    metClosedConnection: () => expired === undefined && current?.reusedSocket === true,
    end: () => clearTimeout(timer),
  };
}

function limitConnecting(outgoing: ClientRequest, limitMs: number): void {
  const { socket } = outgoing;
  if (socket === null || !socket.connecting) return;
  const timer = setTimeout(() => {
    outgoing.destroy(new Error(`no connection within ${limitMs} ms`));
  }, limitMs);
  const settle = (): void => clearTimeout(timer);
  socket.once('connect', settle).once('close', settle);
}

/** An answer that waits for a slow reader is not idle, until the reader has taken nothing for too long. */
function limitIdleTime(answer: IncomingMessage, response: ServerResponse, timeouts: ProxyTimeouts): void {
  let lastPart = performance.now();
  const timer = setTimeout(() => {
    const silence = performance.now() - lastPart;
    if (!response.writableNeedDrain)
      answer.destroy(new Error(`the answer fell silent for ${timeouts.idle} ms`));
    else if (silence < timeouts.reader) timer.refresh();
    else answer.destroy(new Error(`the caller read nothing for ${timeouts.reader} ms`));
  }, timeouts.idle);
  answer.on('data', () => {
    lastPart = performance.now();
    timer.refresh();
  });
  answer.once('close', () => clearTimeout(timer));
}

function isEventStream({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith(EVENT_STREAM) ?? false;
}
