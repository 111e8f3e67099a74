import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

export interface Listening {
  /** Takes no more connections, lets running requests end, and cuts off what is left after the given milliseconds. */
  drain(milliseconds: number): Promise<void>;
}

/** @throws Error when the port is taken */
export async function listen(handler: RequestListener, port: number): Promise<Listening> {
  const server = createServer(handler);
  server.listen(port);
  await once(server, 'listening');
  return {
    async drain(milliseconds) {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const cutOff = setTimeout(() => server.closeAllConnections(), milliseconds);
      await closed;
      clearTimeout(cutOff);
    },
  };
}
