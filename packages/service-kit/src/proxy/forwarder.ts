import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { TRACEPARENT_HEADER } from '@zielona-fala/contracts';
import { type Dispatcher, Pool } from 'undici';
import { asksForEvents, EVENT_STREAM, type HeaderFields, unavailable } from '../http/index.ts';
import type { Log } from '../process/index.ts';
import { isTraced } from '../tracing/spans.ts';
import { endToEnd } from './hop-headers.ts';
import { type ProxyTimeouts, startTimeLimits } from './time-limits.ts';

const RETRY_AFTER_SECONDS = 5;
const MOST_CONNECTIONS = 256;
const MOST_EVENT_STREAMS = 4096;
/**
 * Below the two seconds for which a process of ours that stops goes on serving: by their end each connection to it has
 * been used, and told to end, or was closed from here. No call meets one that is just being closed.
 */
const IDLE_CONNECTION_MS = 1000;
/**
 * A connection in steady use stays at the replica it was made to: one that comes later would be passed over for as long as
 * there is something to do. Event streams stay until they end.
 */
const CONNECTION_LIFE_MS = 5000;
/** The target closed a connection that was kept alive: nothing was answered. */
const CLOSED_CODES: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** What the process in between has to say of an answer. */
export interface InBetween {
  /** Headers where the answer has none of that name. */
  readonly headers?: HeaderFields;
  /** Called with the headers of the answer, before it begins. */
  onHead?(answered: IncomingHttpHeaders): void;
}

/** Passes calls on to other processes and streams their answers back. */
export interface Forwarder {
  /**
   * Resolves when the answer begins, or the caller has left. An answer that breaks off later is broken off here too.
   * @param target origin of the process that answers
   * @throws Problem 503 when no answer begins
   */
  forward(
    request: IncomingMessage,
    response: ServerResponse,
    target: string,
    inBetween?: InBetween,
  ): Promise<void>;
  /** Ends the event streams that are open, so that their readers come again elsewhere. */
  endEventStreams(): void;
  close(): void;
}

export function createForwarder(timeouts: ProxyTimeouts, log: Log): Forwarder {
  const openStreams = new Set<() => void>();
  const poolsOf = new Map<string, { calls: Pool; eventStreams: Pool }>();
  const createPool = (target: string, connections: number, clientTtl: number | null): Pool =>
    new Pool(target, {
      connections,
      clientTtl,
      connect: { timeout: timeouts.connect },
      keepAliveTimeout: IDLE_CONNECTION_MS,
      keepAliveMaxTimeout: IDLE_CONNECTION_MS,
      // limits of our own count from the call's arrival, and know readers
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  const poolFor = (request: IncomingMessage, target: string): Pool => {
    let pools = poolsOf.get(target);
    if (pools === undefined) {
      // an event stream stays open for hours: it must not take a connection from the calls that are answered at once
      pools = {
        calls: createPool(target, MOST_CONNECTIONS, CONNECTION_LIFE_MS),
        eventStreams: createPool(target, MOST_EVENT_STREAMS, null),
      };
      poolsOf.set(target, pools);
    }
    return asksForEvents(request) ? pools.eventStreams : pools.calls;
  };

  return {
    async forward(request, response, target, inBetween = {}) {
      // who left before is told of by no event any more
      if (response.destroyed) return;
      const pool = poolFor(request, target);
      const onBreak = (error: Error): void => {
        log.warn({ err: error, target }, 'upstream response ended early');
        response.destroy();
      };
      const call = { request, response, inBetween, timeouts, openStreams, onBreak };
      try {
        await send(pool, call).catch((error: unknown) => {
          if (!isRepeatable(request) || !metClosedConnection(error) || response.destroyed) throw error;
          return send(pool, call);
        });
      } catch (error) {
        if (response.destroyed) return;
        throw unavailable(
          'The service behind this address is unavailable; try again in a moment',
          RETRY_AFTER_SECONDS,
          error,
        );
      }
    },
    endEventStreams() {
      for (const end of openStreams) end();
    },
    close() {
      for (const { calls, eventStreams } of poolsOf.values()) {
        calls.destroy();
        eventStreams.destroy();
      }
    },
  };
}

interface Forwarded {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly inBetween: InBetween;
  readonly timeouts: ProxyTimeouts;
  /** What ends each event stream that is open. */
  readonly openStreams: Set<() => void>;
  /** Told why an answer ended before it was whole. */
  onBreak(error: Error): void;
}

/**
 * Sends a call once and passes its answer on. Resolves when that begins, also when the caller leaves.
 * @throws what undici says, or the limit that was exceeded, when there is none
 */
function send(pool: Pool, forwarded: Forwarded): Promise<void> {
  const { request, response, inBetween, timeouts, openStreams, onBreak } = forwarded;
  return new Promise((resolve, reject) => {
    let upstream: Dispatcher.DispatchController | undefined;
    let stopped: Error | undefined;
    let hasBegun = false;
    let isSettled = false;
    const settle = (error?: Error): void => {
      if (isSettled) return;
      isSettled = true;
      limits.end();
      response.off('close', leave);
      openStreams.delete(endStream);
      if (error === undefined) resolve();
      else if (hasBegun) onBreak(error);
      else reject(error);
    };
    const stop = (reason: Error): void => {
      stopped = reason;
      upstream?.abort(reason);
    };
    const expire = (reason: Error): void => {
      stop(reason);
      settle(reason);
    };
    const leave = (): void => {
      settle();
      stop(new Error('the caller left'));
    };
    const endStream = (): void => {
      response.end();
      settle();
      stop(new Error('this process stops'));
    };
    const limits = startTimeLimits(timeouts, expire);
    response.once('close', leave);
    const { url: path = '/', method = 'GET', headers } = request;
    // the target learns of the span that asks it, which is not the caller's
    if (isTraced()) delete headers[TRACEPARENT_HEADER];
    pool.dispatch(
      { path, method: method as Dispatcher.HttpMethod, headers: endToEnd(headers), body: bodyOf(request) },
      {
        onRequestStart(controller) {
          upstream = controller;
          // it waited for a free connection until nobody waited for it any more
          if (stopped) controller.abort(stopped);
        },
        onResponseStart(_controller, status, answered, statusText) {
          if (status < 200) return;
          hasBegun = true;
          inBetween.onHead?.(answered);
          if (statusText) response.statusMessage = statusText;
          response.writeHead(status, { ...inBetween.headers, ...endToEnd(answered) });
          if (isEventStream(answered)) {
            limits.end();
            openStreams.add(endStream);
          } else limits.answering(() => response.writableNeedDrain);
          resolve();
        },
        onResponseData(controller, chunk) {
          limits.progress();
          if (response.write(chunk)) return;
          controller.pause();
          response.once('drain', () => controller.resume());
        },
        onResponseEnd() {
          response.end();
          settle();
        },
        onResponseError: (_controller, error) => settle(error),
      },
    );
  });
}

function bodyOf(request: IncomingMessage): PassThrough | null {
  // a stream in between: undici destroys what it reads from when an answer comes early, and with it the caller's socket
  return hasBody(request) ? request.pipe(new PassThrough()) : null;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

/** Safe to send again: it changes nothing, and no body of it is spent. */
function isRepeatable(request: IncomingMessage): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !hasBody(request);
}

function metClosedConnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CLOSED_CODES.has(error.code);
}

function isEventStream(headers: IncomingHttpHeaders): boolean {
  return headers['content-type']?.startsWith(EVENT_STREAM) ?? false;
}
