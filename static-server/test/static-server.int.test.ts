import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  createLog,
  createMetrics,
  type HttpServer,
  startHttpServer,
} from '@zielona-fala/service-kit/process';
import { createApp } from '../src/app.ts';
import type { StaticServerConfig } from '../src/config.ts';

const SCRIPT = 'let a;'.repeat(1000);
const HASHED = '/large.0a1b2c3d.js';

let folder: string;
let server: HttpServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remote-'));
  const put = (name: string, content: string | Buffer) => writeFile(join(folder, 'dist', name), content);
  await mkdir(join(folder, 'dist/builds'), { recursive: true });
  await writeFile(join(folder, 'secret.json'), '"secret"');
  await put('.builds.json', '[]');
  await put('mf-manifest.json', '{}');
  await put('builds/latest.json', '{}');
  await put('page.html', '<p>page</p>');
  await put('small.0a1b2c3d.js', 'let b;');
  await put('small.0a1b2c3d.js.map', '{}');
  await put('only-gzip.0a1b2c3d.css', 'a{}');
  await put('only-gzip.0a1b2c3d.css.gz', gzipSync('a{}'));
  await put(HASHED, SCRIPT);
  await put(`${HASHED}.br`, brotliCompressSync(SCRIPT));
  await put(`${HASHED}.gz`, gzipSync(SCRIPT));
  const config: StaticServerConfig = {
    ...{ NODE_ENV: 'production', PORT: 0, PROBE_PORT: 0, LOG_LEVEL: 'silent', BUILD_ID: 'tested' },
    FILES_DIR: join(folder, 'dist'),
    PUBLIC_URL: 'https://pages.portal.test',
  };
  const parts = { log: createLog('static-server', 'silent'), metrics: createMetrics() };
  server = await startHttpServer(createApp(config, parts).http, 0);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://localhost:${server.port}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } });

/** As it stands in the request line: fetch would tidy the path up. */
const getRaw = (path: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    request({ port: server.port, path }, async (answer) => {
      resolve({ status: answer.statusCode, body: await text(answer) });
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('to who accepts “%s” a script travels as %s, and is the same script', async (accepted, encoding) => {
  const answer = await get(HASHED, { 'accept-encoding': accepted });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(await answer.text()).toBe(SCRIPT);
});

test('where the build left no brotli file, the next best is taken', async () => {
  const css = await get('/only-gzip.0a1b2c3d.css', { 'accept-encoding': 'br, gzip' });
  expect([css.headers.get('content-encoding'), await css.text()]).toEqual(['gzip', 'a{}']);
  const small = await get('/small.0a1b2c3d.js?once', { 'accept-encoding': 'br, gzip' });
  expect([small.headers.get('content-encoding'), await small.text()]).toEqual([null, 'let b;']);
});

test('each encoding has a validator of its own, and an unchanged file is not sent again', async () => {
  const etags = new Set<string>();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const etag = (await get(HASHED, { 'accept-encoding': encoding })).headers.get('etag') ?? '';
    const known = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    const again = await get(HASHED, { 'accept-encoding': encoding, ...known });
    expect(again.status).toBe(304);
    expect(again.headers.get('vary')).toBe('Accept-Encoding');
    expect(again.headers.get('cache-control')).toContain('immutable');
    etags.add(etag);
  }
  expect(etags.size).toBe(3);
});

test('a part of a file can be asked for', async () => {
  const answer = await get(HASHED, { range: 'bytes=0-5' });
  expect([answer.status, await answer.text()]).toEqual([206, 'let a;']);
  expect(answer.headers.get('content-range')).toBe(`bytes 0-5/${SCRIPT.length}`);
});

test.each(['/mf-manifest.json', '/builds/latest.json', '/page.html'])(
  '%s is asked for each time',
  async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
  },
);

test.each([HASHED, '/small.0a1b2c3d.js.map'])('%s, hashed, lasts for ever', async (path) => {
  expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each(['/mf-manifest.json', '/gone.ffffffff.js'])('pages of other origins may load %s', async (path) => {
  const { headers } = await get(path);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

test.each(['/', '/builds/', '/gone.ffffffff.js', '/.builds.json', '/page'])(
  '%s is not there',
  async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  },
);

test.each(['/../secret.json', '/..%2fsecret.json', '/builds/..%2f..%2fsecret.json', '/%00', '/%E0%A4%A'])(
  '%s leads nowhere',
  async (path) => {
    const { status, body } = await getRaw(path);
    expect(status === 404 || status === 400).toBe(true);
    expect(body).not.toContain('"secret"');
  },
);

test('a new build is there without a restart', async () => {
  const name = '/new.0a1b2c3d.js';
  expect((await get(name)).status).toBe(404);
  await writeFile(join(folder, 'dist', name), 'let c;');
  await writeFile(join(folder, 'dist', `${name}.br`), brotliCompressSync('let c;'));
  expect((await get(name, { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
});
