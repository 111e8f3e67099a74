import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createStaticApp } from '../src/static-server/static-app.ts';

let folder: string;
let server: Server;
const get = (path: string) => fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remote-'));
  await writeFile(join(folder, 'mf-manifest.json'), '{}');
  await writeFile(join(folder, 'remoteEntry.0a1b2c3d.js'), '');
  await writeFile(join(folder, 'large.0a1b2c3d.js'), 'let a;'.repeat(1000));
  server = createServer(createStaticApp(folder));
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

test('pages of other origins may load it', async () => {
  const { headers } = await get('/mf-manifest.json');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('the manifest is asked for each time, hashed files last for ever', async () => {
  expect((await get('/mf-manifest.json')).headers.get('cache-control')).toBe('no-cache');
  expect((await get('/remoteEntry.0a1b2c3d.js')).headers.get('cache-control')).toContain('immutable');
});

test('large files travel compressed', async () => {
  expect((await get('/large.0a1b2c3d.js')).headers.get('content-encoding')).toBe('gzip');
});

test('what is not there is a 404', async () => {
  expect((await get('/remoteEntry.ffffffff.js')).status).toBe(404);
});
