import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { Gateway } from './processes.ts';

const AT_ONCE = 300;
const AGAIN_MS = 100;

/** One network that keeps 300 connections busy, each anew when it is closed. */
export interface Greedy {
  /** Bodies that never end. */
  keepSending(path: string): void;
  /** Calls whose answers it does not read. */
  keepAsking(path: string): void;
  keepSigningIn(): void;
  /** @returns how many of its calls were refused */
  stop(): number;
}

export function greedyCaller(gateway: Gateway): Greedy {
  const { port, host } = new URL(gateway.url);
  const headers = Object.entries(gateway.newBrowser()).map(([name, value]) => `${name}: ${value}\r\n`);
  const sockets = new Set<Socket>();
  let refused = 0;
  let isOver = false;

  const head = (method: string, path: string, more = ''): string =>
    `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${headers.join('')}${more}\r\n`;

  const open = (written: () => string, reads: boolean): void => {
    if (isOver) return;
    const socket = connect(Number(port), '127.0.0.1');
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (reads) {
      socket.setEncoding('latin1').on('data', (part: string) => {
        if (/^HTTP\/1\.1 (408|429|503)/.test(part)) refused += 1;
        socket.destroy();
      });
    } else socket.pause();
    socket.once('close', () => {
      sockets.delete(socket);
      setTimeout(() => open(written, reads), AGAIN_MS);
    });
    socket.write(written());
  };
  const keep = (written: () => string, reads: boolean): void => {
    for (let index = 0; index < AT_ONCE; index += 1) open(written, reads);
  };

  return {
    keepSending(path) {
      const more = 'content-type: application/json\r\ncontent-length: 100\r\n';
      keep(() => `${head('POST', path, more)}{`, true);
    },
    keepAsking(path) {
      keep(() => head('GET', path), false);
    },
    keepSigningIn() {
      keep(() => {
        const body = JSON.stringify({ email: `${randomUUID()}@example.test`, password: randomUUID() });
        const more = `content-type: application/json\r\ncontent-length: ${body.length}\r\n`;
        return head('POST', '/api/v1/auth/login', more) + body;
      }, true);
    },
    stop() {
      isOver = true;
      for (const socket of sockets) socket.destroy();
      return refused;
    },
  };
}
