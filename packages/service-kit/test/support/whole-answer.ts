import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** With its head more than is read at once, so that its end is there when its last part is read. */
export const WHOLE_BYTES = 65_536;

/** A server that writes its whole answer at once and closes the connection, as a process does that stops. */
export async function startWholeAnswer(): Promise<{
  readonly url: string;
  /** Resolves when all is sent. */
  readonly sent: Promise<unknown>;
  /** Resolves when the connection of the caller is closed on both sides. */
  readonly closed: Promise<unknown>;
  stop(): void;
}> {
  const closed = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  const server = createServer((socket: Socket) => {
    socket.once('close', () => closed.resolve());
    socket.once('data', () => {
      socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${WHOLE_BYTES}\r\nconnection: close\r\n\r\n`);
      socket.end(Buffer.alloc(WHOLE_BYTES, 'a'), () => sent.resolve());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  return { url, sent: sent.promise, closed: closed.promise, stop: () => server.close() };
}
