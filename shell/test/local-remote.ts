import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A remote's server that answers with its routes.json, and with other files as they are put there. */
export interface LocalRemote {
  readonly url: string;
  /** How often it was asked for a file, for its routes if none is named. */
  readonly asked: (file?: string) => number;
  /** What it answers from now on; null is a 503. */
  tell(routes: unknown): void;
  /** Answers with these files from now on, and with no others. */
  put(files: Readonly<Record<string, unknown>>): void;
  /** Leaves every question from now on without an answer. Resolves to what would be the answer to the first of them. */
  hang(): Promise<ServerResponse>;
  stop(): Promise<void>;
}

export async function startRemote(routes: unknown): Promise<LocalRemote> {
  let told = routes;
  let files: Readonly<Record<string, unknown>> = {};
  const counts = new Map<string, number>();
  let hanging: PromiseWithResolvers<ServerResponse> | null = null;
  const answer = (response: ServerResponse, document: unknown, otherwise: number) => {
    const isThere = document !== null && document !== undefined;
    response.writeHead(isThere ? 200 : otherwise, { 'content-type': 'application/json' });
    response.end(JSON.stringify(document ?? {}));
  };
  const server = createServer(({ url = '' }, response) => {
    counts.set(url, (counts.get(url) ?? 0) + 1);
    if (url !== '/routes.json') return answer(response, files[url], 404);
    if (hanging) return hanging.resolve(response);
    answer(response, told, 503);
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked: (file = '/routes.json') => counts.get(file) ?? 0,
    tell(next) {
      told = next;
    },
    put(next) {
      files = next;
    },
    hang() {
      hanging = Promise.withResolvers();
      return hanging.promise;
    },
    async stop() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
