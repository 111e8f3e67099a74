import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A remote's server that answers with its routes.json only. */
export interface LocalRemote {
  readonly url: string;
  /** How often it was asked. */
  readonly asked: () => number;
  /** What it answers from now on; null is a 503. */
  tell(routes: unknown): void;
  /** Leaves every question from now on without an answer. Resolves to what would be the answer to the first of them. */
  hang(): Promise<ServerResponse>;
  stop(): Promise<void>;
}

export async function startRemote(routes: unknown): Promise<LocalRemote> {
  let told = routes;
  let count = 0;
  let hanging: PromiseWithResolvers<ServerResponse> | null = null;
  const server = createServer((_request, response) => {
    count += 1;
    if (hanging) return hanging.resolve(response);
    response.writeHead(told === null ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(told));
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked: () => count,
    tell(next) {
      told = next;
    },
    hang() {
      hanging = Promise.withResolvers();
      return hanging.promise;
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
