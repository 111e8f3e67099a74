import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What lies between a browser and all servers: unlike Playwright's own, for service workers too. */
export interface Network {
  /** For the browser, which goes through it for local addresses too. */
  readonly flags: readonly string[];
  /** From now on no call gets an answer. */
  cut(): void;
  restore(): void;
  /** Answers a path by a file from now on, whatever the servers say. */
  replace(path: string, file: string): void;
  stop(): Promise<void>;
}

export async function startNetwork(): Promise<Network> {
  let isCut = false;
  const replaced = new Map<string, string>();
  const server = createServer(async (call, response) => {
    const url = new URL(call.url ?? '');
    const file = replaced.get(url.pathname);
    if (file !== undefined) {
      response.setHeader('content-type', 'text/javascript');
      response.end(await readFile(file));
      return;
    }
    // a connection each: one that is kept may be closed by its server just as it is used again
    const passed = request(url, { agent: false, method: call.method, headers: call.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    call.pipe(passed);
  });
  server.on('connection', (socket) => isCut && socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    flags: [`--proxy-server=http://127.0.0.1:${port}`, '--proxy-bypass-list=<-loopback>'],
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    restore() {
      isCut = false;
    },
    replace: (path, file) => void replaced.set(path, file),
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
