import { Agent, type ClientRequest } from 'node:http';
import type { ServiceName } from '@zielona-fala/contracts';
import { INTERNAL_TOKEN_HEADER, type Log, unavailable } from '@zielona-fala/service-kit';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyServer } from 'httpxy';
import { serviceOf } from './upstreams.ts';

const RETRY_AFTER_SECONDS = 5;

/** How long a service may take, in milliseconds. */
export interface Timeouts {
  readonly connect: number;
  /** Of silence, before and within an answer. */
  readonly answer: number;
}

/** Passes calls on to the services that own them and streams their answers back. */
export interface Forwarder {
  /** Leaves to the next handler what no service owns. */
  readonly handler: RequestHandler;
  close(): void;
}

export function createForwarder(
  upstreams: Readonly<Record<ServiceName, string>>,
  timeouts: Timeouts,
  log: Log,
): Forwarder {
  const agent = new Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64 });
  const proxy = createProxyServer({ agent, proxyTimeout: timeouts.answer });
  proxy.on('proxyReq', (outgoing) => limitConnecting(outgoing, timeouts.connect));

  const handler: RequestHandler = async (request, response, next) => {
    const service = serviceOf(request.path);
    if (service === undefined) {
      next();
      return;
    }
    setForwardedHeaders(request);
    try {
      await proxy.web(request, response, { target: upstreams[service] });
    } catch (error) {
      settleFailure(response, service, error);
    }
  };

  const settleFailure = (response: Response, service: ServiceName, error: unknown): void => {
    if (!response.headersSent && !response.destroyed) {
      throw unavailable('A part of the portal does not answer right now', RETRY_AFTER_SECONDS, error);
    }
    log.warn({ err: error, service }, 'an answer broke off');
    response.destroy();
  };

  return { handler, close: () => agent.destroy() };
}

/** What services may rely on is stated here; what only services may say is taken away. */
function setForwardedHeaders(request: Request): void {
  delete request.headers[INTERNAL_TOKEN_HEADER];
  request.headers['x-forwarded-for'] = request.ip ?? '';
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
