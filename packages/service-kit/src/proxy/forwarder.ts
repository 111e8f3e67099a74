import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';
import { unavailable } from '../http/index.ts';
import type { Log } from '../process/index.ts';
import { EVENT_STREAM, type ProxyTimeouts, startTimeLimits, type TimeLimits } from './time-limits.ts';

const RETRY_AFTER_SECONDS = 5;
const MOST_CONNECTIONS = 256;
const MOST_EVENT_STREAMS = 4096;
const MOST_IDLE_CONNECTIONS = 64;
/** Below the 65 s after which our servers close an idle connection, so that no call meets one that closes. */
const IDLE_CONNECTION_MS = 60_000;

/** Passes calls on to other processes and streams their answers back. */
export interface Forwarder {
  /**
   * @param target origin of the process that answers
   * @param onAnswer called when its answer begins
   * @throws Problem 503 when no answer begins; an answer that breaks off later is broken off here too
   */
  forward(
    request: IncomingMessage,
    response: ServerResponse,
    target: string,
    onAnswer?: () => void,
  ): Promise<void>;
  close(): void;
}

export function createForwarder(timeouts: ProxyTimeouts, log: Log): Forwarder {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: MOST_CONNECTIONS,
    maxFreeSockets: MOST_IDLE_CONNECTIONS,
    timeout: IDLE_CONNECTION_MS,
  });
  // an event stream stays open for hours: it must not take a connection from the calls that are answered at once
  const streamAgent = new Agent({ maxSockets: MOST_EVENT_STREAMS });
  const proxy = createProxyServer();
  const callOf = new WeakMap<IncomingMessage, { limits: TimeLimits; onAnswer?: (() => void) | undefined }>();
  proxy.on('proxyReq', (outgoing, request) => callOf.get(request)?.limits.sending(outgoing));
  proxy.on('proxyRes', (answer, request, response) => {
    const call = callOf.get(request);
    call?.limits.answering(answer, response);
    call?.onAnswer?.();
  });

  return {
    async forward(request, response, target, onAnswer) {
      // who left before is told of by no event any more
      if (response.destroyed) return;
      const limits = startTimeLimits(timeouts);
      callOf.set(request, { limits, onAnswer });
      const options = { target, agent: isForEvents(request) ? streamAgent : agent };
      const left = new Promise<void>((resolve) => {
        response.once('close', () => {
          if (!response.headersSent) limits.abandon();
          resolve();
        });
      });
      const send = () => Promise.race([proxy.web(request, response, options), limits.overdue, left]);
      try {
        await send().catch((error: unknown) => {
          if (response.headersSent || !isRepeatable(request) || !limits.metClosedConnection()) throw error;
          return send();
        });
      } catch (error) {
        if (!response.headersSent && !response.destroyed) {
          throw unavailable(
            'The service behind this address is unavailable; try again in a moment',
            RETRY_AFTER_SECONDS,
            error,
          );
        }
        log.warn({ err: error, target }, 'upstream response ended early');
        response.destroy();
      } finally {
        limits.end();
      }
    },
    close() {
      agent.destroy();
      streamAgent.destroy();
    },
  };
}

/** Safe to send again: it changes nothing, and no body of it is spent. */
function isRepeatable({ method, headers }: IncomingMessage): boolean {
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return (method === 'GET' || method === 'HEAD') && !hasBody;
}

function isForEvents({ headers }: IncomingMessage): boolean {
  return headers.accept?.startsWith(EVENT_STREAM) ?? false;
}
