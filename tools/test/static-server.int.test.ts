import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';

const SERVER = path.join(import.meta.dirname, '../src/static-server/main.ts');

test('a server of files whose port is taken fails, and never says that it listens', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], said, complaint] = await Promise.all([
    once(server, 'exit'),
    text(server.stdout),
    text(server.stderr),
  ]);
  other.close();
  expect(complaint).toContain('EADDRINUSE');
  expect(said).toBe('');
  expect(code).toBe(1);
});
