import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { UNSAFE_GETS } from '@zielona-fala/contracts/api/unsafe-gets';
import { type Dispatcher, Pool } from 'undici';
import { asksForEvents, EVENT_STREAM, type HeaderFields, unavailable } from '../http/index.ts';
import type { Log } from '../process/index.ts';
import { contextHeaders } from './context-headers.ts';
import { endToEnd } from './hop-headers.ts';
import { type ProxyTimeouts, startTimeLimits } from './time-limits.ts';

const RETRY_AFTER_SECONDS = 5;
/** Answers that callers read slowly keep theirs: so many that those which wait for an answer find one all the same. */
const MAX_CONNECTIONS = 4096;
const MAX_EVENT_STREAMS = 8192;
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
/** The target closed a keep-alive connection without responding. */
const CLOSED_CODES: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
/** There was no connection, so nothing was sent: of a service with several replicas, the next one may lead to another. */
const UNCONNECTED_CODES: ReadonlySet<unknown> = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);

/** What the process in between has to say of a call and its answer. */
export interface Forwarded {
  /** As {@link readBody} read it. */
  readonly body: Buffer | null;
  /** For the target; they replace the caller's. */
  readonly requestHeaders: HeaderFields;
  /** Response headers, unless the target sets them. */
  readonly headers?: HeaderFields;
  /** Completes the request even if the caller disconnects, to learn whether the target responds. */
  readonly outlivesCaller?: boolean;
  /** Called with the headers of the answer, before it begins. */
  onHead?(answered: IncomingHttpHeaders): void;
  /** Called if the response is an event stream, which stays open. */
  onEventStream?(): void;
}

/** Passes calls on to other processes and streams their answers back. */
export interface Forwarder {
  /**
   * Resolves when the answer begins, or the caller has left. An answer that breaks off later is broken off here too.
   * @param target origin of the process that answers
   * @returns whether an answer began; false when the caller left before, which says nothing of the target
   * @throws Problem 503 when no answer begins
   */
  forward(
    request: IncomingMessage,
    response: ServerResponse,
    target: string,
    forwarded: Forwarded,
  ): Promise<boolean>;
  /** Closes event streams, also those that open from now on, so that their readers reconnect to another process. */
  endEventStreams(): void;
  close(): void;
}

export function createForwarder(timeouts: ProxyTimeouts, log: Log): Forwarder {
  const openStreams = createOpenStreams();
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
        calls: createPool(target, MAX_CONNECTIONS, CONNECTION_LIFE_MS),
        eventStreams: createPool(target, MAX_EVENT_STREAMS, null),
      };
      poolsOf.set(target, pools);
    }
    return asksForEvents(request) ? pools.eventStreams : pools.calls;
  };

  return {
    async forward(request, response, target, forwarded) {
      // a client that has already disconnected emits no further event
      if (response.destroyed) return false;
      const pool = poolFor(request, target);
      const onBreak = (error: Error): void => {
        log.warn({ err: error, target }, 'upstream response ended early');
        response.destroy();
      };
      const call = { ...forwarded, request, response, timeouts, openStreams, onBreak };
      try {
        return await send(pool, call).catch((error: unknown) => {
          if (!isRepeatable(call, codeOf(error)) || response.destroyed) throw error;
          return send(pool, call);
        });
      } catch (error) {
        if (response.destroyed && !forwarded.outlivesCaller) return false;
        throw unavailable(
          'The service behind this address is unavailable; try again in a moment',
          RETRY_AFTER_SECONDS,
          error,
        );
      }
    },
    endEventStreams() {
      openStreams.endAll();
    },
    close() {
      for (const { calls, eventStreams } of poolsOf.values()) {
        calls.destroy();
        eventStreams.destroy();
      }
    },
  };
}

interface Call extends Forwarded {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly timeouts: ProxyTimeouts;
  readonly openStreams: OpenStreams;
  /** Called with the reason if a response ends early. */
  onBreak(error: Error): void;
}

/** What ends each event stream that is open. */
interface OpenStreams {
  /** @param end called at once when all were told to end */
  add(end: () => void): void;
  delete(end: () => void): void;
  endAll(): void;
}

function createOpenStreams(): OpenStreams {
  const ends = new Set<() => void>();
  let areEnding = false;
  return {
    add(end) {
      if (areEnding) end();
      else ends.add(end);
    },
    delete: (end) => void ends.delete(end),
    endAll() {
      areEnding = true;
      for (const end of ends) end();
    },
  };
}

/**
 * Sends a call once and passes its answer on. Resolves with true when that begins, with false when the caller leaves.
 * @throws what undici says, or the limit that was exceeded, when there is none
 */
function send(pool: Pool, call: Call): Promise<boolean> {
  const { request, response, body, timeouts, openStreams, onBreak } = call;
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
      if (error === undefined) resolve(false);
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
      if (call.outlivesCaller && !hasBegun) return;
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
    const { url: path = '/', method = 'GET' } = request;
    // hop-by-hop headers are removed before ours are set
    const headers = {
      ...endToEnd(request.headers),
      ...contextHeaders(),
      ...call.requestHeaders,
      ...lengthOf(body),
    };
    pool.dispatch(
      { path, method: method as Dispatcher.HttpMethod, headers, body },
      {
        onRequestStart(controller) {
          upstream = controller;
          // the caller disconnected while the request was queued
          if (stopped) controller.abort(stopped);
        },
        onResponseStart(_controller, status, answered, statusText) {
          if (status < 200) return;
          hasBegun = true;
          resolve(true);
          if (response.destroyed) return leave();
          call.onHead?.(answered);
          if (statusText) response.statusMessage = statusText;
          response.writeHead(status, { ...call.headers, ...endToEnd(answered) });
          if (isEventStream(answered)) {
            limits.end();
            call.onEventStream?.();
            openStreams.add(endStream);
          } else limits.answering(() => response.writableNeedDrain);
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

/** What came in pieces, or was too long to be read whole, has another length than its head says. */
const lengthOf = (body: Buffer | null): HeaderFields =>
  body === null ? {} : { 'content-length': String(body.length) };

/** Safe to send again: it was not sent, or changes nothing. */
function isRepeatable({ request: { method, url } }: Call, code: unknown): boolean {
  if (UNCONNECTED_CODES.has(code)) return true;
  if (!CLOSED_CODES.has(code)) return false;
  return method === 'HEAD' || (method === 'GET' && !isUnsafe(url));
}

const UNSAFE_PATHS: ReadonlySet<string> = new Set(UNSAFE_GETS.map(({ path }) => path));

/** Whether a GET changes something all the same, however its path is written. */
function isUnsafe(url = ''): boolean {
  const path = URL.parse(url, 'http://any')?.pathname;
  return path === undefined || UNSAFE_PATHS.has(path.replace(/\/$/, ''));
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

function isEventStream(headers: IncomingHttpHeaders): boolean {
  return headers['content-type']?.startsWith(EVENT_STREAM) ?? false;
}
