import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Metrics } from './metrics.ts';

/** How a server treats callers that are no processes of ours. */
export interface CallerLimits {
  /** After how many milliseconds in which its caller took nothing of an answer the connection is closed. */
  readonly unreadMs: number;
  /** Told of each connection that is closed for it. */
  onUnread(): void;
  /** Looks at each new connection, and may close it. */
  admitConnection?(socket: Socket): void;
}

const UNREAD_MS = 10_000;

/** Limits for whoever calls, counted in the metrics. */
export function callerLimits(
  { refusals }: Pick<Metrics, 'refusals'>,
  {
    unreadMs = UNREAD_MS,
    admitConnection,
  }: { readonly unreadMs?: number | undefined; admitConnection?(socket: Socket): void } = {},
): CallerLimits {
  return {
    unreadMs,
    onUnread: () => refusals.inc({ reason: 'unread-answer' }),
    ...(admitConnection && { admitConnection }),
  };
}

/** Has a server keep to the limits. */
export function limitCallers(server: Server, { unreadMs, onUnread, admitConnection }: CallerLimits): void {
  // node counts it as progress when the system hands over a part of what is written
  server.timeout = unreadMs;
  server.prependListener('request', (_request, response) => {
    response.on('timeout', (socket: Socket) => endUnread(response, socket, onUnread));
  });
  if (admitConnection !== undefined) server.on('connection', admitConnection);
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
