import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a process under test and a real server that can cut or freeze their connections. */
export interface TestProxy {
  /** `host:port` to connect to instead of the server. */
  readonly address: string;
  /** Ends a connection before the server sees a request of which this is true. */
  cutsAt: (request: string) => boolean;
  /** While true nothing passes, as if the server had been stopped by a signal. */
  frozen: boolean;
  stop(): Promise<void>;
}

/** @param target `host:port` of the real server */
export async function startTestProxy(target: string): Promise<TestProxy> {
  const { hostname, port } = new URL(`tcp://${target}`);
  const sockets = new Set<Socket>();
  const waiting: (() => void)[] = [];
  let isFrozen = false;

  const pass = (to: Socket, chunk: Buffer): void => {
    if (isFrozen) waiting.push(() => to.write(chunk));
    else to.write(chunk);
  };

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const end = (): void => {
      client.destroy();
      upstream.destroy();
      sockets.delete(client);
    };
    sockets.add(client);
    client.on('data', (chunk) => {
      if (proxy.cutsAt(chunk.toString('latin1'))) end();
      else pass(upstream, chunk);
    });
    upstream.on('data', (chunk) => pass(client, chunk));
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const proxy: TestProxy = {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutsAt: () => false,
    get frozen() {
      return isFrozen;
    },
    set frozen(value) {
      isFrozen = value;
      if (!isFrozen) for (const write of waiting.splice(0)) write();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}
