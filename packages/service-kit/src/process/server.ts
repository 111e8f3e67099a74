import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type CallerLimits, limitCalls, limitConnections } from './caller-limits.ts';

/** Time limits for receiving request headers and the whole request; on a new connection, from when it was opened. */
const HEAD_MS = 10_000;
const REQUEST_MS = 15_000;
/** How often both are looked after. */
const CHECK_MS = 2000;
const DRAIN_MS = 10_000;
const LOOK_EVERY_MS = 50;

/** A listening HTTP server. */
export interface HttpServer {
  readonly port: number;
  /**
   * Lets running requests end, for at most ten seconds.
   * @param lingerMs for how long new requests are served before that, while somebody is connected: who shares calls out
   * takes a moment to see that this process is no longer ready, and each answer tells its caller to connect anew
   * @param beforeClose ends what would not end by itself
   */
  stop(lingerMs?: number, beforeClose?: () => void): Promise<void>;
}

/** @param port 0 picks a free one */
export async function startHttpServer(
  listener: RequestListener,
  port: number,
  callers?: CallerLimits,
): Promise<HttpServer> {
  const server = createServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout: HEAD_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECK_MS,
    },
    callers === undefined ? listener : limitCalls(listener, callers),
  );
  if (callers !== undefined) limitConnections(server, callers);
  server.listen(port);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop(lingerMs = 0, beforeClose) {
      await linger(server, lingerMs);
      beforeClose?.();
      await drain(server);
    },
  };
}

async function linger(server: Server, lingerMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  const end = performance.now() + lingerMs;
  while (performance.now() < end && (await isConnected(server))) await pause(LOOK_EVERY_MS);
}

const isConnected = async (server: Server): Promise<boolean> =>
  (await promisify(server.getConnections.bind(server))()) > 0;

async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // closes keep-alive connections whose last response did not carry `Connection: close`
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
}
