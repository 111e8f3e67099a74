import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const DRAIN_MS = 10_000;

/** A listening HTTP server. `stop` lets running requests end, for at most ten seconds. */
export interface HttpServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** @param port 0 picks a free one */
export async function startHttpServer(listener: RequestListener, port: number): Promise<HttpServer> {
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 30_000 }, listener);
  server.listen(port);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, stop: () => drain(server) };
}

async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(force);
}
