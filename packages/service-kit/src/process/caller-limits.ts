import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Metrics } from './metrics.ts';

/** How a server treats callers that are no processes of ours. */
export interface CallerLimits {
  /** After how many milliseconds in which its caller took nothing of an answer the connection is closed. */
  readonly unreadMs: number;
  /** Called for each connection closed because of its caller's behaviour. */
  onClosed(reason: 'unread-answer' | 'pipelined-calls'): void;
  /** Looks at each new connection, and may close it. */
  admitConnection?(socket: Socket): void;
}

const UNREAD_MS = 10_000;

/** Limits for callers; violations are counted in the metrics. */
export function callerLimits(
  { refusals }: Pick<Metrics, 'refusals'>,
  {
    unreadMs = UNREAD_MS,
    admitConnection,
  }: { readonly unreadMs?: number | undefined; admitConnection?(socket: Socket): void } = {},
): CallerLimits {
  return {
    unreadMs,
    onClosed: (reason) => refusals.inc({ reason }),
    ...(admitConnection && { admitConnection }),
  };
}

/** Has a server keep to the limits of connections. */
export function limitConnections(server: Server, { unreadMs, admitConnection }: CallerLimits): void {
  // node counts it as progress when the system hands over a part of what is written
  server.timeout = unreadMs;
  if (admitConnection !== undefined) server.on('connection', admitConnection);
}

/** Answers calls of callers who keep to the limits, and closes the connections of others. */
export function limitCalls(listener: RequestListener, { onClosed }: CallerLimits): RequestListener {
  return (request, response) => {
    // an answer gets its connection once those before it have ended; no browser asks again before
    if (response.socket === null) {
      if (!request.socket.destroyed) onClosed('pipelined-calls');
      request.socket.destroy();
      return;
    }
    response.on('timeout', (socket: Socket) => endUnread(response, socket, () => onClosed('unread-answer')));
    listener(request, response);
  };
}

/** An answer that is still being made has nothing that could be read, and is left alone. */
function endUnread(response: ServerResponse, socket: Socket, onUnread: () => void): void {
  const unread = response.writableLength;
  if (unread === 0) return;
  // where this process itself stood still, the caller may have room by now
  setImmediate(() => {
    if (socket.destroyed || response.writableLength < unread) return;
    onUnread();
    socket.destroy();
  });
}
